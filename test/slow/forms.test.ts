import { formsTest } from "../program/forms.case.ts";

formsTest(17, 6000, 400);
