import { distinctAnchors, joinAnchorName } from '@/lib/openapi/core/anchors';
import { type Parameter, PARAMETER_LOCATIONS } from '@/lib/openapi/core/operation-types';
import styles from '../parts/article.module.css';
import { FieldRows, type FieldsKind } from '../schema/field-rows';
import { SchemaField } from '../schema/schema-content';
import { rootAnchor, type View } from '../state/view';

const LOCATION_ORDER = ['path', 'query', 'header', 'cookie', 'other'] as const;

type ParametersProps = { parameters: readonly Parameter[]; view: View };

/** Parameters by location, path first; nothing when there are none. */
export function Parameters({ parameters, view }: ParametersProps) {
  const groups = LOCATION_ORDER.map((location) =>
    parameters.filter((parameter) => parameter.in === location),
  );
  return groups
    .filter((group) => group.length > 0)
    .map((group) => <ParameterGroup key={group[0]?.in} parameters={group} view={view} />);
}

function ParameterGroup({ parameters, view }: ParametersProps) {
  const location = parameters[0]?.in ?? 'other';
  const id = rootAnchor(view, location);
  return (
    <section className={styles.section} id={id}>
      <h2>{PARAMETER_LOCATIONS[location]}</h2>
      <ParameterList
        {...{ id, parameters, view }}
        kind="parameters"
        of={PARAMETER_LOCATIONS[location]}
      />
    </section>
  );
}

type ParameterListProps = ParametersProps & {
  id: string;
  kind: FieldsKind;
  /** Label of what has them: `the query`, `200`. */
  of: string;
};

/** List of parameters, or of a response's headers, as fields. */
export function ParameterList({ id, kind, of, parameters, view }: ParameterListProps) {
  const ids = distinctAnchors(parameters.map(({ name }) => joinAnchorName(id, name)));
  const getId = (index: number) => ids[index] ?? id;
  const getSibling = (name: string) => ids[parameters.findIndex((one) => one.name === name)];
  const renderRow = (index: number) => {
    const parameter = parameters[index];
    return (
      parameter && (
        <SchemaField
          key={ids[index]}
          id={getId(index)}
          name={parameter.name}
          required={parameter.required}
          location={parameter.in === 'path' ? 'path' : undefined}
          schema={parameter.schema}
          example={parameter.example}
          examples={parameter.examples}
          deprecated={parameter.deprecated}
          constraints={parameter.constraints}
          getSibling={getSibling}
          view={view}
          depth={0}
        />
      )
    );
  };
  const isFolded = (index: number) =>
    parameters[index]?.deprecated === true && !parameters[index].required;
  return (
    <FieldRows
      {...{ id, getId, renderRow, isFolded, view, kind }}
      of={of}
      count={ids.length}
      depth={0}
    />
  );
}
