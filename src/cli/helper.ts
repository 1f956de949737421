import { workerData } from "node:worker_threads";
import { serve } from "../solve/kernel/member.ts";

// Worker thread that helps another thread with a search.
serve(workerData);
