import * as words from '@/.generated/words/reference/code';
import { CodeFrame } from '@/components/ui/code/code-frame';
import type { MediaType } from '@/lib/openapi/core/operation-types';
import type { Example } from '@/lib/openapi/core/types';
import { isExampleRefused } from '@/lib/openapi/validation/refused-values';
import { visibleName } from '@/lib/text/visible-name';
import styles from '../parts/article.module.css';
import { ExampleAddress, listExampleIds, exampleAnchor } from '../parts/example-address';
import { PartLink } from '../parts/part-link';
import { Disclosure } from '../rendering/disclosure';
import { ManyRows } from '../schema/many-rows';
import { rootAnchor, type View } from '../state/view';
import { BodyCode } from './body-code';
import { getExampleBeside } from './example-beside';

type ExamplesProps = {
  /** Anchor of the body or response. */
  id: string;
  /** Label of the examples' owner: `the request body`, `200`. */
  of: string;
  content: readonly MediaType[];
  /** Whether a single example is shown beside the text. */
  beside: boolean;
  /** Whether the examples are sent by the reader or received. */
  direction: 'request' | 'response';
  view: View;
};

type ListedExample = { readonly id: string; readonly example: Example; readonly media: MediaType };

/** Lists the examples in the document, then the external ones. */
function listExamples(id: string, content: readonly MediaType[]): readonly ListedExample[] {
  const pairs = [
    ...content.flatMap((media) => media.examples.map((example) => ({ example, media }))),
    ...content.flatMap((media) =>
      (media.externalExamples ?? []).map((example) => ({ example, media })),
    ),
  ];
  const ids = listExampleIds(
    id,
    pairs.map(({ example }) => example),
  );
  return pairs.map((pair, index) => ({ ...pair, id: ids[index] ?? id }));
}

/** Named examples of a body or response, behind a button; nothing when there are none. */
export function Examples({ id, of, content, beside, direction, view }: ExamplesProps) {
  const all = listExamples(id, content);
  const isBeside = beside && getExampleBeside(content, view, direction) !== undefined;
  const listed = isBeside ? all.slice(1) : all;
  const [first] = all;
  return (
    <>
      {isBeside && first && <ExampleDescription id={id} example={first.example} view={view} />}
      {listed.length > 0 && (
        <Disclosure
          view={view}
          of={of}
          holds={exampleAnchor(id)}
          summary={words.exampleCount(listed.length)}
          render={() => (
            <ManyRows
              view={view}
              count={listed.length}
              kind="examples"
              getId={(index) => listed[index]?.id ?? id}
              renderRow={(index) => {
                const item = listed[index];
                const isOneOfMany = content.length > 1;
                return (
                  item && <NamedExample key={item.id} {...{ item, isOneOfMany, direction, view }} />
                );
              }}
              wrap={(rows) => rows}
            />
          )}
        />
      )}
    </>
  );
}

type ExampleDescriptionProps = { id: string; example: Example; view: View };

/** Description of the example beside the text; its title, too, unless a response's tab has it. */
function ExampleDescription({ id, example, view }: ExampleDescriptionProps) {
  const { summary, description } = example;
  const title = id === rootAnchor(view, 'body') ? summary : '';
  if (title === '' && description === undefined) return null;
  return (
    <div className={styles.quiet}>
      {title === '' ? words.example : words.exampleTitle(title)}
      {description !== undefined && view.renderText(description)}
    </div>
  );
}

type NamedExampleProps = {
  item: ListedExample;
  isOneOfMany: boolean;
  direction: 'request' | 'response';
  view: View;
};

function NamedExample({ item, isOneOfMany, direction, view }: NamedExampleProps) {
  const { id, example, media } = item;
  const { name, summary, description, value, externalValue } = example;
  const title = visibleName(summary, name);
  const isRefused =
    externalValue === undefined && isExampleRefused(view.api, media, value, direction);
  const note = isRefused ? words.refused : undefined;
  const header = (
    <>
      <PartLink id={id}>{title}</PartLink>
      {isOneOfMany && ` (${media.name})`}
    </>
  );
  const text = description !== undefined && (
    <div className={styles.quiet}>{view.renderText(description)}</div>
  );
  return (
    <div id={id}>
      {externalValue === undefined ? (
        <>
          {text}
          <CodeFrame title={title} header={header} note={note}>
            <BodyCode media={media} value={value} view={view} />
          </CodeFrame>
        </>
      ) : (
        <>
          <p className={styles.quiet}>
            {header} <ExampleAddress address={externalValue} />
          </p>
          {text}
        </>
      )}
    </div>
  );
}
