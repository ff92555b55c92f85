import { toDistinct, toNamedAnchor } from '@/lib/openapi/anchors';
import type { Parameter } from '@/lib/openapi/types';
import { PARAMETER_PLACES } from '@/lib/reference/parameter-places';
import { FieldRow } from './field-row';
import fields from './fields.module.css';
import styles from './operation-article.module.css';
import { toRootId, type View } from './view';

const PLACES = ['path', 'query', 'header', 'cookie', 'other'] as const;

/** Parameters by the place they are sent in. */
export function Parameters({ parameters, view }: { parameters: readonly Parameter[]; view: View }) {
  const groups = PLACES.map((place) => parameters.filter((parameter) => parameter.in === place));
  return groups
    .filter((group) => group.length > 0)
    .map((group) => <ParameterGroup key={group[0]?.in} parameters={group} view={view} />);
}

function ParameterGroup({ parameters, view }: { parameters: readonly Parameter[]; view: View }) {
  const place = parameters[0]?.in ?? 'other';
  const id = toRootId(view, place);
  return (
    <section className={styles.section} id={id}>
      <h2>{PARAMETER_PLACES[place]}</h2>
      <ParameterList id={id} parameters={parameters} view={view} />
    </section>
  );
}

type ParameterListProps = { id: string; parameters: readonly Parameter[]; view: View };

/** Parameters, or the headers of a response, as fields. */
export function ParameterList({ id, parameters, view }: ParameterListProps) {
  const ids = toDistinct(parameters.map(({ name }) => toNamedAnchor(id, name)));
  return (
    <ul className={fields.fields}>
      {parameters.map((parameter, index) => (
        <FieldRow
          key={ids[index]}
          id={ids[index] ?? id}
          name={parameter.name}
          required={parameter.required}
          schema={parameter.schema}
          example={parameter.example}
          examples={parameter.examples}
          deprecated={parameter.deprecated}
          facts={parameter.facts}
          view={view}
          depth={0}
        />
      ))}
    </ul>
  );
}
