import { ForeignText } from '@/components/ui/markdown/foreign-text';
import { parseHtml } from '@/lib/markdown/foreign/escape-unknown-tags';

/** Description of a tag in its document; nothing where it says nothing more than the lead. */
export function TagText({ text }: { text: string }) {
  return text === '' ? null : <ForeignText text={text} parseHtml={parseHtml} />;
}
