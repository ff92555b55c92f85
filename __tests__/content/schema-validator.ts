import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

/** One validator for a document; its schemas are named by their JSON pointer (`#/components/…`). */
export function toValidator(document: object): (pointer: string) => ValidateFunction {
  // Strict enough for a reader's validator: amounts such as 19.99 must pass without a precision set.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'document');
  return (pointer) => {
    const validate = ajv.getSchema(`document${pointer}`);
    if (validate === undefined) throw new Error(`no schema at ${pointer}`);
    return validate;
  };
}
