import { CodeFrame } from '@/components/code/code-frame';
import type { MediaType } from '@/lib/openapi/types';
import { BodyCode } from './body-code';
import { Disclosure } from './disclosure';
import { toExampleIds, toExampleRoot } from './example-anchors';
import { PartLink } from './part-link';
import type { View } from './view';

type ExamplesProps = {
  /** Anchor of the body or response. */
  id: string;
  content: readonly MediaType[];
  /** A single one stands beside the text. */
  beside: boolean;
  view: View;
};

/** The named examples of a body. */
export function Examples({ id, content, beside, view }: ExamplesProps) {
  const examples = content.flatMap((media) =>
    media.examples.map((example) => ({ ...example, media })),
  );
  if (examples.length === 0 || (beside && examples.length === 1)) return null;
  const ids = toExampleIds(id, examples);
  return (
    <Disclosure
      lazy={view.lazy}
      holds={toExampleRoot(id)}
      summary={examples.length === 1 ? '1 example' : `${examples.length} examples`}
      render={() =>
        examples.map(({ name, summary, value, media }, index) => {
          const own = ids[index] ?? id;
          return (
            <div key={own} id={own}>
              <CodeFrame title={<PartLink id={own}>{summary || name}</PartLink>}>
                <BodyCode media={media} value={value} view={view} />
              </CodeFrame>
            </div>
          );
        })
      }
    />
  );
}
