import { formsTest } from "./forms.case.ts";

formsTest(5, 400, () => 6);
