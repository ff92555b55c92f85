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
        <>
          <b>{item.from}</b> {item.kind === 'reply' ? 'answers' : 'to'} <b>{item.to}</b>:{' '}
          {item.text}
        </>
      );
    case 'task':
      return (
        <>
          <b>{item.actor}</b>: {item.text}
        </>
      );
    case 'note':
      return item.text;
    case 'group':
      return (
        <>
          {item.text}:
          <SequenceText items={item.items} />
        </>
      );
    default:
      return item satisfies never;
  }
}
