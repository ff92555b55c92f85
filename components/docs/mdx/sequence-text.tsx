import * as words from '@/.generated/words/docs/sequences';
import { Sentence } from '@/components/ui/sentence';
import type { SequenceItem } from '@/lib/sequence/parse-sequence';

type SequenceTextProps = { items: readonly SequenceItem[]; className?: string | undefined };

/** The steps of a sequence as a numbered list. */
export function SequenceText({ items, className }: SequenceTextProps) {
  return (
    <ol className={className}>
      {items.map((item, index) => (
        <li key={index}>
          <Step item={item} />
        </li>
      ))}
    </ol>
  );
}

function Step({ item }: { item: SequenceItem }) {
  switch (item.kind) {
    case 'message':
    case 'reply':
      return (
        <Sentence text={words[item.kind]}>
          <b>{item.from}</b>
          <b>{item.to}</b>
          {item.text}
        </Sentence>
      );
    case 'task':
      return (
        <Sentence text={words.task}>
          <b>{item.actor}</b>
          {item.text}
        </Sentence>
      );
    case 'note':
      return item.text;
    case 'group':
      return (
        <>
          {words.group(item.text)}
          <SequenceText items={item.items} />
        </>
      );
    default:
      return item satisfies never;
  }
}
