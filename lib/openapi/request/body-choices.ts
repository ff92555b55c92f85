import { visibleName } from '@/lib/text/visible-name';
import type { ApiIndex, Json } from '../core/types';
import { type BodyForm, getBodyForms } from '../schema-view/get-body-forms';
import { createCheckRun, getHiddenKeyword } from '../validation/check-run';
import { matchesSchema } from '../validation/matches-schema';
import {
  type BodyOptions,
  getRequestExamples,
  selectMediaType,
  type WithBody,
} from './request-content';

/** A body that a reader can choose: an example of the document, or a form that no example shows. */
export type BodyChoice = Pick<BodyOptions, 'example'> & {
  readonly title: string;
  /** Form that it has; absent where the body has no forms, or it fits none. */
  readonly form?: BodyForm | undefined;
};

/** Most examples to choose from. */
const MAX_EXAMPLES = 20;

/** The form that a value has; `undefined` where it fits none. */
function findForm(api: ApiIndex, forms: readonly BodyForm[], value: Json): BodyForm | undefined {
  const run = createCheckRun(api, getHiddenKeyword('request'));
  const verdicts = forms.map(({ schema }) => matchesSchema(run, schema, value));
  const certain = verdicts.indexOf(true);
  return forms[certain === -1 ? verdicts.indexOf(undefined) : certain];
}

/**
 * Lists the bodies to choose from: the document's examples, then the forms that none of them shows.
 * The first one is sent where nothing is chosen. Empty for a body that has neither.
 */
export function listBodyChoices(api: ApiIndex, operation: WithBody): readonly BodyChoice[] {
  const schema = selectMediaType(operation)?.schema;
  const { forms = [] } = (schema && getBodyForms(api, schema)) ?? {};
  const examples = getRequestExamples(operation)
    .slice(0, MAX_EXAMPLES)
    .map(({ summary, name, value }, example) => ({
      title: visibleName(summary, name),
      example,
      form: findForm(api, forms, value),
    }));
  const others = forms
    .filter((form) => !examples.some((example) => example.form === form))
    .map((form) => ({ title: form.label, form }));
  return [...examples, ...others];
}
