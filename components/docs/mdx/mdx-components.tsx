import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { backToReference, footnotes } from '@/.generated/words/docs/guides';
import { Callout } from '@/components/ui/callout';
import { Card, Cards } from '@/components/ui/cards';
import { InlineCode } from '@/components/ui/code/inline-code';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link/text-link';
import { TableFrame } from '@/components/ui/table-frame';
import { Anchor, Figure, MarkdownImage, Step, Steps } from './basic-elements';
import { Checklist, ChecklistItem } from './checklist';
import { CodeBlock, CodeGroup } from './code/code-block';
import { Details, Tab, Tabs, Video } from './folded-elements';
import { Sequence } from './sequence';

/** Components of MDX content and of Markdown elements. Pages add `dataComponents`. */
export const mdxComponents: MDXComponents = {
  a: MarkdownLink,
  code: InlineCode,
  h2: MarkdownHeading,
  h3: (props) => <Heading level={3} {...props} />,
  h4: (props) => <Heading level={4} {...props} />,
  img: MarkdownImage,
  // Inputs come from task lists only, and `ChecklistItem` has its own.
  input: () => null,
  li: ListItem,
  table: TableFrame,
  Anchor,
  Callout,
  Card,
  Cards,
  Checklist,
  CodeBlock,
  CodeGroup,
  Details,
  Figure,
  // Those of which there is a file are no elements any more.
  Partial: () => null,
  Sequence,
  Step,
  Steps,
  Tab,
  Tabs,
  Video,
};

/** A list item; one of a task list can be ticked. */
function ListItem({ className, ...rest }: ComponentProps<'li'>) {
  if (className?.includes('task-list-item')) return <ChecklistItem {...rest} />;
  return <li className={className} {...rest} />;
}

/** Link of Markdown. Only that from a footnote back to the text has a name of its own, which Markdown gives it. */
function MarkdownLink({ href = '', 'aria-label': label, ...rest }: ComponentProps<'a'>) {
  const name = label === undefined ? undefined : backToReference(label.replace(/^.* /, ''));
  return <TextLink href={href} {...rest} aria-label={name} />;
}

/** Heading of Markdown; that of the footnotes has a class, and Markdown writes it. */
function MarkdownHeading({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <Heading level={2} {...rest}>
      {className === 'sr-only' ? footnotes : children}
    </Heading>
  );
}
