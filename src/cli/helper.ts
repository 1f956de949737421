import { workerData } from "node:worker_threads";
import { mark } from "../solve/kernel/marker.ts";
import { serve } from "../solve/kernel/member.ts";

// A thread that helps another one to search, or to mark options of heaps.
if ("moves" in workerData) mark(workerData);
else serve(workerData);
