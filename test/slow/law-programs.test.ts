import { lawPrograms } from "../law/programs.case.ts";

lawPrograms(29, 60);
