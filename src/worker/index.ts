export { type Client, client, type Patience, type Start, type Thread, type Waiting } from "./client.ts";
export { type Answer, Refusal, type Refused } from "./refusal.ts";
export { type Channel, type Sent, type Served, type Serving, serve, type WorkerMessage } from "./serve.ts";
