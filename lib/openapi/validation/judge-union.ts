import { getOwn, isObject } from '../core/json';
import type { SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { matchDiscriminator } from '../schema/schema-discriminator';
import { getRequired } from '../schema/schema-requirements';
import type { Choice } from '../schema/schema-unions';
import { getPropertySource } from './applied-schemas';
import { type CheckRun, resolveForCheck } from './check-run';
import {
  demand,
  type Finding,
  isValid,
  judgePart,
  type JudgedValue,
  refuse,
  refuseProperty,
} from './judged-value';
import { isOfSomeType, someVerdict } from './value-limits';

/** Forms whose discriminator is compared with a value. */
const MAX_CHOICES = 200;

/** Forms with the property and value of their discriminator; empty without one. */
function listDiscriminated(
  run: CheckRun,
  resolved: ResolvedSchema,
  choices: readonly Choice[],
): readonly (readonly [SchemaSource, property: string, value: string])[] {
  return choices.slice(0, MAX_CHOICES).flatMap(({ schema }) => {
    const resolve = () => resolveForCheck(run, schema);
    const discriminator = matchDiscriminator(run.api.document, resolved, schema, resolve);
    return discriminator ? [[schema, discriminator.property, discriminator.value] as const] : [];
  });
}

/** Form that the discriminator's value selects; `undefined` for none. */
export function findSelected(
  run: CheckRun,
  resolved: ResolvedSchema,
  choices: readonly Choice[],
  value: Json,
): SchemaSource | undefined {
  if (!isObject(value)) return undefined;
  const forms = listDiscriminated(run, resolved, choices);
  return forms.find(([, property, name]) => getOwn(value, property) === name)?.[0];
}

/** Judges a value by a union: by the form that its discriminator selects, else by all of them. */
export function* judgeUnion(
  judged: JudgedValue,
  choices: readonly Choice[],
): Generator<Finding, void> {
  const { run, resolved, value, path } = judged;
  const kind = choices[0]?.kind ?? 'anyOf';
  const selected = findSelected(run, resolved, choices, value);
  if (selected) {
    yield* judgePart(judged, selected);
    return;
  }
  const verdicts = choices.map(({ schema }) => isValid(judged, schema));
  const fitting = choices.filter((_, at) => verdicts[at] === true);
  const isAmbiguous = kind === 'oneOf' && fitting.length > 1;
  // With a discriminator forms may overlap: its value tells them apart.
  const isApart = isAmbiguous && listDiscriminated(run, resolved, choices).length > 0;
  const verdict = someVerdict(verdicts, kind === 'oneOf' && !isApart);
  if (!path || verdict === undefined) yield* demand(judged, kind, verdict);
  else if (verdict) yield* judgeFitting(judged, fitting);
  else if (isAmbiguous) yield explainAmbiguous(judged, kind, fitting);
  else yield* explainMissing(judged, kind, choices);
}

/** Findings of the best of several forms that fit: each may have names inside that nothing describes. */
function* judgeFitting(judged: JudgedValue, fitting: readonly Choice[]): Generator<Finding, void> {
  let best: readonly Finding[] | undefined;
  for (const { schema } of fitting) {
    const findings = [...judgePart(judged, schema)];
    if (findings.length === 0) return;
    best ??= findings;
  }
  yield* best ?? [];
}

/** A form with the names that it requires. */
type Alternative = { readonly schema: SchemaSource; readonly names: readonly string[] };

/** Forms with required names, but for those that forbid a name that is sent. */
function listAlternatives(
  { run, value }: JudgedValue,
  choices: readonly Choice[],
): readonly Alternative[] {
  const sent = isObject(value) ? Object.keys(value) : [];
  return choices
    .map(({ schema }) => ({ schema, form: resolveForCheck(run, schema) }))
    .filter(({ form }) => sent.every((name) => getPropertySource(form, name)?.value !== false))
    .map(({ schema, form }) => ({ schema, names: [...getRequired(form, [])] }))
    .filter(({ names }) => names.length > 0);
}

/** Explains that more forms fit than the one that may. */
function explainAmbiguous(judged: JudgedValue, kind: string, fitting: readonly Choice[]): Finding {
  const found = isObject(judged.value) ? listAlternatives(judged, fitting) : [];
  const alternatives = found.map(({ names }) => names);
  const property = alternatives[1]?.[0];
  return refuse(judged, kind, property === undefined ? {} : { property, alternatives });
}

/** Explains that no form fits, by the closest one: what it still needs. */
function* explainMissing(
  judged: JudgedValue,
  kind: string,
  choices: readonly Choice[],
): Generator<Finding, void> {
  const { run, value } = judged;
  const alternatives = listAlternatives(judged, choices);
  const isSent = (name: string) => isObject(value) && Object.hasOwn(value, name);
  const met = alternatives.find(({ names }) => names.every(isSent))?.schema;
  if (met || alternatives.length === 0 || !isObject(value)) {
    const isOfType = ({ schema }: Choice) => isOfSomeType(resolveForCheck(run, schema), value);
    const candidates = choices.filter(isOfType);
    const form = met ?? (candidates[0] ?? choices[0])?.schema;
    // Another form may take what this one refuses.
    const isGuess = !met && candidates.length !== 1;
    if (form)
      for (const finding of judgePart(judged, form)) yield finding && { ...finding, isGuess };
    return;
  }
  const countSent = ({ names }: Alternative) => names.filter(isSent).length;
  const closest = alternatives.reduce((one, other) =>
    countSent(other) > countSent(one) ? other : one,
  );
  const missing = closest.names.filter((name) => !isSent(name));
  const [property = ''] = missing;
  if (missing.length < closest.names.length)
    for (const name of missing) yield refuseProperty(judged, name, 'required');
  else yield refuse(judged, kind, { property, alternatives: alternatives.map((one) => one.names) });
}
