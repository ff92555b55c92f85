import { CodeFrame } from '@/components/code/code-frame';
import { JsonCode } from '@/components/code/json-code';
import type { MediaType } from '@/lib/openapi/types';
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
  const examples = content.flatMap((media) => media.examples);
  if (examples.length === 0 || (beside && examples.length === 1)) return null;
  const ids = toExampleIds(id, examples);
  return (
    <Disclosure
      lazy={view.lazy}
      holds={toExampleRoot(id)}
      summary={examples.length === 1 ? '1 example' : `${examples.length} examples`}
      render={() =>
        examples.map(({ name, summary, value }, index) => {
          const own = ids[index] ?? id;
          return (
            <div key={own} id={own}>
              <CodeFrame title={<PartLink id={own}>{summary || name}</PartLink>}>
                <JsonCode value={value} />
              </CodeFrame>
            </div>
          );
        })
      }
    />
  );
}
