import { type ReactNode, useId } from 'react';
import { theRequestBody } from '@/.generated/words/reference/fields';
import * as words from '@/.generated/words/reference/operation';
import { NATIVE_CONTROL } from '@/lib/bootstrap/native-control';
import type { RequestBody } from '@/lib/openapi/core/operation-types';
import {
  countRequiredFields,
  type RequiredFieldCounts,
} from '@/lib/openapi/operation/count-required-fields';
import { listBodyChoices } from '@/lib/openapi/request/body-choices';
import { selectMediaType } from '@/lib/openapi/request/request-content';
import styles from '../parts/article.module.css';
import fields from '../parts/fields.module.css';
import { Examples } from '../samples/examples';
import { KEEP, type KeptState } from '../state/kept-state';
import { rootAnchor, type View } from '../state/view';
import { MediaTypes, type SampledBody } from './media-types';

/** Fewest fields with a filter; fewer are seen at a glance. */
const MIN_FILTERED_FIELDS = 6;

type NeedFilterProps = {
  /** Key of the choice, which is kept. */
  keep: string;
  kept: KeptState | undefined;
  needs: RequiredFieldCounts;
  /** Whether the choices have their numbers of fields, which each form of a body has its own of. */
  counted?: boolean;
  children: ReactNode;
};

/**
 * Filter above fields: all of them, or those that a request must have. Radio buttons and CSS, so
 * that it works without JavaScript. A field that the address points at is never hidden.
 */
function NeedFilter({ keep, kept, needs, counted = true, children }: NeedFilterProps) {
  const name = useId();
  const choices = listChoices(needs);
  if (needs.all < MIN_FILTERED_FIELDS || choices.length < 2) return children;
  const { kind: chosen } = choices.find(({ kind }) => kind === kept?.get(keep)) ?? {
    kind: 'every',
  };
  return (
    <>
      <div className={fields.filter} role="radiogroup" aria-label={words.fieldsToShow}>
        {choices.flatMap(({ kind, label, count }) => [
          <input
            key={kind}
            type="radio"
            className={kind === 'every' ? fields.radio : `${fields.radio} ${fields[kind]}`}
            id={`${name}${kind}`}
            name={name}
            value={kind}
            defaultChecked={kind === chosen}
            {...{ [KEEP]: keep, [NATIVE_CONTROL]: '' }}
          />,
          <label key={`${kind} label`} className={fields.choice} htmlFor={`${name}${kind}`}>
            {counted ? `${label} ${count}` : label}
          </label>,
        ])}
      </div>
      <div className={fields.filtered}>{children}</div>
    </>
  );
}

type Choice = {
  readonly kind: 'every' | 'must' | 'may';
  readonly label: string;
  readonly count: number;
};

/** Choices of the filter; one that would show no or all fields is left out. */
function listChoices({ required, conditional, all }: RequiredFieldCounts): readonly Choice[] {
  const either = required + conditional;
  return [
    { kind: 'every', label: words.needs.every, count: all },
    ...(required > 0 && required < all
      ? [{ kind: 'must' as const, label: words.needs.must, count: required }]
      : []),
    ...(conditional > 0 && either < all
      ? [{ kind: 'may' as const, label: words.needs.may, count: either }]
      : []),
  ];
}

/** Request body with all its media types. */
export function OperationBody({ body, view }: { body: RequestBody; view: View }) {
  const [first] = body.content;
  const id = rootAnchor(view, 'body');
  const mediaProps = { id, of: theRequestBody, content: body.content };
  const sampled = view.prefix === undefined ? getSampledBody(body, view) : undefined;
  const types = (
    <MediaTypes {...mediaProps} sampled={sampled} view={{ ...view, direction: 'request' }} />
  );
  return (
    <section className={styles.section} id={id}>
      <h2>
        {words.requestBody}{' '}
        {!body.required && <span className={styles.media}>{words.optional}</span>}
      </h2>
      {body.description !== '' && (
        <div className={styles.quiet}>{view.renderText(body.description)}</div>
      )}
      <Examples
        {...mediaProps}
        direction="request"
        beside={view.prefix === undefined}
        view={view}
      />
      {first ? (
        <NeedFilter
          keep={`${id} need`}
          kept={view.kept}
          needs={countRequiredFields(view.api, first.schema)}
          counted={sampled?.form === undefined}
        >
          {types}
        </NeedFilter>
      ) : (
        types
      )}
    </section>
  );
}

/** Content that the sample beside the text sends at first. */
function getSampledBody(requestBody: RequestBody, { api }: View): SampledBody | undefined {
  const media = selectMediaType({ requestBody })?.name;
  const [choice] = listBodyChoices(api, { requestBody });
  return media === undefined ? undefined : { media, form: choice?.form?.name };
}
