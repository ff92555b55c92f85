import { Fragment } from 'react';
import * as words from '@/.generated/words/reference/parts';
import { Sentence } from '@/components/ui/sentence';
import type { Server } from '@/lib/openapi/core/types';
import { truncateText } from '@/lib/text/truncate-name';
import styles from './article.module.css';

/** Most variables, and choices of one, that are listed; further ones are counted. */
const MAX_LISTED = 50;

/** Variables of a server's address with default and choices; nothing when there are none. */
export function ServerVariables({ server }: { server: Server | undefined }) {
  if (!server?.variables) return null;
  const { variables } = server;
  return (
    <ul className={styles.links} aria-label={words.serverParts}>
      {variables
        .slice(0, MAX_LISTED)
        .map(({ name, default: value, enum: choices, description }) => (
          <li key={name}>
            <code>{`{${name}}`}</code>
            {value === `{${name}}` ? (
              words.hasNoDefault
            ) : (
              <Sentence text={words.isDefault}>
                <code>{value}</code>
              </Sentence>
            )}
            <OtherChoices choices={choices.filter((one) => one !== value)} />
            {description !== '' && `. ${description}`}
          </li>
        ))}
      {variables.length > MAX_LISTED && <li>{words.andMore(variables.length - MAX_LISTED)}</li>}
    </ul>
  );
}

function OtherChoices({ choices }: { choices: readonly string[] }) {
  if (choices.length === 0) return null;
  return (
    <Sentence text={words.unless}>
      {choices.slice(0, MAX_LISTED).map((one, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <code>{truncateText(one)}</code>
        </Fragment>
      ))}
      {choices.length > MAX_LISTED && words.andMoreChoices(choices.length - MAX_LISTED)}
    </Sentence>
  );
}
