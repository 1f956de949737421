import { workerData } from "node:worker_threads";
import { mark } from "../solve/kernel/marker.ts";
import { serve } from "../solve/kernel/member.ts";

// Worker thread that helps another thread with a search or with a table of heaps.
if ("moves" in workerData) mark(workerData);
else serve(workerData);
