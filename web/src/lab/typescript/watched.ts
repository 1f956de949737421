import type { Text } from "nimber";

/** Someone who works beside the page: what it is asked, and its end. */
export interface Helper {
  ask(name: string, given: readonly unknown[]): Promise<unknown>;
  end(): void;
}

/** A question that was not answered in time; who was asked is ended, and all other questions with it. */
export class Silence extends Error {
  readonly text: Text;
  constructor(seconds: number) {
    super(`no answer within ${seconds} seconds`);
    this.text = {
      en: `The compiler was stopped: it worked for more than ${seconds} seconds on this program.`,
      zh: `编译器已停止：处理此程序超过 ${seconds} 秒。`,
    };
  }
}

/**
 * Asks a helper, which `start` starts when there is none. One that leaves a question unanswered for as many seconds as
 * `patience` says of it is ended, and `lost` is told.
 */
export function watched(
  start: () => Helper,
  patience: (name: string) => number,
  lost: () => void,
): Helper["ask"] {
  let helper: (Helper & { readonly ended: Promise<never>; fail(error: Silence): void }) | undefined;

  function started() {
    let fail: (error: Silence) => void = () => undefined;
    const ended = new Promise<never>((_, reject) => {
      fail = reject;
    });
    // Nobody need be waiting when it ends.
    ended.catch(() => undefined);
    return { ...start(), ended, fail };
  }

  return async (name, given) => {
    helper ??= started();
    const asked = helper;
    const seconds = patience(name);
    const clock = setTimeout(() => {
      if (helper === asked) {
        helper = undefined;
        asked.end();
        lost();
      }
      asked.fail(new Silence(seconds));
    }, 1000 * seconds);
    try {
      return await Promise.race([asked.ask(name, given), asked.ended]);
    } finally {
      clearTimeout(clock);
    }
  };
}
