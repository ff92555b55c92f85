import { Fragment } from 'react';
import { builtWith } from '@/.generated/words/docs/guides';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link/text-link';
import { Sentence } from '@/components/ui/sentence';
import { readGoLiveLists } from '@/lib/pages/guide/go-live';
import { Checklist, ChecklistItem } from './checklist';
import { MarkdownText } from './markdown-text';

/** The checklists of all guides, each under the name of its guide; for the page that gathers them. */
export function GoLiveLists() {
  return readGoLiveLists().map(({ id, title, url, tasks }) => (
    <Fragment key={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <p>
        <Sentence text={builtWith}>
          <TextLink href={url}>{title}</TextLink>
        </Sentence>
      </p>
      <Checklist>
        <ul className="contains-task-list">
          {tasks.map((task) => (
            <ChecklistItem key={task}>
              <MarkdownText text={task} inline />
            </ChecklistItem>
          ))}
        </ul>
      </Checklist>
    </Fragment>
  ));
}
