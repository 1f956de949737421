// Service worker that stores the files of the page, so that it works without a network.

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}

/** Names of all files, inserted by the build. */
declare const __MANIFEST__: { readonly version: string; readonly files: readonly string[] };

const scope = self as unknown as Scope;
const { version, files } = __MANIFEST__;
const shelf = `nimber-${version}`;

async function keep(): Promise<void> {
  const cache = await caches.open(shelf);
  await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
  await scope.skipWaiting();
}

async function forget(): Promise<void> {
  for (const old of await caches.keys()) {
    if (old.startsWith("nimber-") && old !== shelf) await caches.delete(old);
  }
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(shelf);
  const kept = await cache.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

scope.addEventListener("install", (event) => event.waitUntil(keep()));
scope.addEventListener("activate", (event) => event.waitUntil(forget()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(scope.registration.scope)) {
    event.respondWith(answer(request));
  }
});
