import { workerData } from "node:worker_threads";
import { serve } from "../solve/kernel/member.ts";

// A thread that helps another one to search.
serve(workerData);
