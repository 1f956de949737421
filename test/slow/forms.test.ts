import { formsTest } from "../program/forms.case.ts";

formsTest(17, 2000, 120);
