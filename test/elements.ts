// Minimal document, enough to render a page.

interface Element {
  readonly localName: string;
  data: string;
  readonly childNodes: Element[];
  parentNode: Element | null;
  readonly [more: string]: unknown;
}

/** Element with its children. */
export function element(localName: string, data = ""): Element {
  const self: Element = {
    localName,
    data,
    childNodes: [],
    parentNode: null,
    nodeType: localName === "" ? 3 : 1,
    attributes: [],
    style: {},
    get firstChild() {
      return self.childNodes[0] ?? null;
    },
    get nextSibling() {
      const around = self.parentNode?.childNodes ?? [];
      return around[around.indexOf(self) + 1] ?? null;
    },
    insertBefore(child: Element, before: Element | null) {
      child.parentNode?.childNodes.splice(child.parentNode.childNodes.indexOf(child), 1);
      child.parentNode = self;
      const at = before === null ? self.childNodes.length : self.childNodes.indexOf(before);
      self.childNodes.splice(at, 0, child);
      return child;
    },
    appendChild: (child: Element) => (self.insertBefore as (...args: unknown[]) => Element)(child, null),
    removeChild(child: Element) {
      self.childNodes.splice(self.childNodes.indexOf(child), 1);
      child.parentNode = null;
      return child;
    },
    remove: () => (self.parentNode?.removeChild as ((child: Element) => void) | undefined)?.(self),
    setAttribute: () => undefined,
    removeAttribute: () => undefined,
    addEventListener: () => undefined,
    contains: () => true,
  };
  return self;
}

export const plainDocument = {
  createElementNS: (_: string, name: string): Element => element(name),
  createElement: (name: string): Element => element(name),
  createTextNode: (data: string): Element => element("", data),
};

/** Text in an element. */
export const textOf = ({ data, childNodes }: Element): string => data + childNodes.map(textOf).join("");
