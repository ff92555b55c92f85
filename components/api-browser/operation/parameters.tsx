import { toDistinct, toNamedAnchor } from '@/lib/openapi/anchors';
import type { Parameter } from '@/lib/openapi/types';
import { PARAMETER_PLACES } from '@/lib/reference/parameter-places';
import { FieldList } from '../schema/field-list';
import { FieldRow } from '../schema/field-row';
import styles from '../parts/article.module.css';
import { toRootId, type View } from '../state/view';

const PLACES = ['path', 'query', 'header', 'cookie', 'other'] as const;

type ParametersProps = { parameters: readonly Parameter[]; view: View };

/** Parameters by the place they are sent in. */
export function Parameters({ parameters, view }: ParametersProps) {
  const groups = PLACES.map((place) => parameters.filter((parameter) => parameter.in === place));
  return groups
    .filter((group) => group.length > 0)
    .map((group) => <ParameterGroup key={group[0]?.in} parameters={group} view={view} />);
}

function ParameterGroup({ parameters, view }: ParametersProps) {
  const place = parameters[0]?.in ?? 'other';
  const id = toRootId(view, place);
  return (
    <section className={styles.section} id={id}>
      <h2>{PARAMETER_PLACES[place]}</h2>
      <ParameterList id={id} parameters={parameters} view={view} />
    </section>
  );
}

type ParameterListProps = ParametersProps & { id: string };

/** Parameters, or the headers of a response, as fields. */
export function ParameterList({ id, parameters, view }: ParameterListProps) {
  const ids = toDistinct(parameters.map(({ name }) => toNamedAnchor(id, name)));
  return (
    <FieldList ids={ids} view={view} depth={0}>
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
    </FieldList>
  );
}
