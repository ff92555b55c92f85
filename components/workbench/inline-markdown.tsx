import { TextLink } from '@/components/ui/link/text-link';

/** Code and links of Markdown; a link's text may be code. */
const PARTS = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A text of our JSON files with code type and links, rendered without a parser. */
export function InlineMarkdown({ text }: { text: string }) {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    const [whole, code, label = '', href = ''] = match;
    parts.push(text.slice(end, match.index));
    if (code !== undefined) parts.push(<code key={match.index}>{code}</code>);
    else
      parts.push(
        <TextLink key={match.index} href={href}>
          <InlineMarkdown text={label} />
        </TextLink>,
      );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}
