import { CodeFrame } from '@/components/code/code-frame';
import { JsonCode } from '@/components/code/json-code';
import type { MediaType } from '@/lib/openapi/types';
import { Disclosure } from './disclosure';
import type { View } from './view';

/** The named examples of a body; a single one stands beside the text. */
export function Examples({ content, view }: { content: readonly MediaType[]; view: View }) {
  const examples = content.flatMap((media) => media.examples);
  if (examples.length < 2) return null;
  return (
    <Disclosure
      lazy={view.lazy}
      summary={`${examples.length} examples`}
      render={() =>
        examples.map(({ name, summary, value }, index) => (
          <CodeFrame key={index} title={summary || name}>
            <JsonCode value={value} />
          </CodeFrame>
        ))
      }
    />
  );
}
