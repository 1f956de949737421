import { formsTest } from "../codegen/forms.case.ts";

formsTest(17, 2000, 120);
