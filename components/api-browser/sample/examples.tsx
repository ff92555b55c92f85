import { CodeFrame } from '@/components/code/code-frame';
import type { Example, MediaType } from '@/lib/openapi/types';
import { BodyCode } from './body-code';
import { Disclosure } from '../drawing/disclosure';
import { ExampleAddress } from '../parts/example-address';
import { toExampleIds, toExampleRoot } from '../parts/example-anchors';
import styles from '../parts/article.module.css';
import { PartLink } from '../parts/part-link';
import { toRootId, type View } from '../state/view';

type ExamplesProps = {
  /** Anchor of the body or response. */
  id: string;
  /** What they are of, in words. */
  of: string;
  content: readonly MediaType[];
  /** A single one stands beside the text. */
  beside: boolean;
  view: View;
};

type Shown = { readonly id: string; readonly example: Example; readonly media: MediaType };

/** Those that the document holds, then those it only has the address of. */
function toShown(id: string, content: readonly MediaType[]): readonly Shown[] {
  const pairs = [
    ...content.flatMap((media) => media.examples.map((example) => ({ example, media }))),
    ...content.flatMap((media) => (media.elsewhere ?? []).map((example) => ({ example, media }))),
  ];
  const ids = toExampleIds(
    id,
    pairs.map(({ example }) => example),
  );
  return pairs.map((pair, index) => ({ ...pair, id: ids[index] ?? id }));
}

/** The named examples of a body. */
export function Examples({ id, of, content, beside, view }: ExamplesProps) {
  const all = toShown(id, content);
  const isBeside = beside && content.flatMap((media) => media.examples).length === 1;
  const listed = isBeside ? all.slice(1) : all;
  const [first] = all;
  return (
    <>
      {isBeside && first && <ExampleWords id={id} example={first.example} view={view} />}
      {listed.length > 0 && (
        <Disclosure
          lazy={view.lazy}
          of={of}
          holds={toExampleRoot(id)}
          summary={listed.length === 1 ? '1 example' : `${listed.length} examples`}
          render={() =>
            listed.map((shown) => (
              <NamedExample
                key={shown.id}
                shown={shown}
                isOneOfMany={content.length > 1}
                view={view}
              />
            ))
          }
        />
      )}
    </>
  );
}

type ExampleWordsProps = { id: string; example: Example; view: View };

/** What the document says of the example that stands beside the text; the tab of a response has its title. */
function ExampleWords({ id, example, view }: ExampleWordsProps) {
  const { summary, description } = example;
  const title = id === toRootId(view, 'body') ? summary : '';
  if (title === '' && description === undefined) return null;
  return (
    <div className={styles.quiet}>
      Example{title !== '' && `: ${title}`}
      {description !== undefined && view.renderText(description)}
    </div>
  );
}

type NamedExampleProps = { shown: Shown; isOneOfMany: boolean; view: View };

function NamedExample({ shown, isOneOfMany, view }: NamedExampleProps) {
  const { id, example, media } = shown;
  const { name, summary, description, value, address } = example;
  const title = summary || name;
  const header = (
    <>
      <PartLink id={id}>{title}</PartLink>
      {isOneOfMany && ` (${media.name})`}
    </>
  );
  const words = description !== undefined && (
    <div className={styles.quiet}>{view.renderText(description)}</div>
  );
  return (
    <div id={id}>
      {address === undefined ? (
        <>
          {words}
          <CodeFrame title={title} header={header}>
            <BodyCode media={media} value={value} view={view} />
          </CodeFrame>
        </>
      ) : (
        <>
          <p className={styles.quiet}>
            {header} <ExampleAddress address={address} />
          </p>
          {words}
        </>
      )}
    </div>
  );
}
