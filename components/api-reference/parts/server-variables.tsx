import { Fragment } from 'react';
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
    <ul className={styles.links} aria-label="Parts of the server's address">
      {variables
        .slice(0, MAX_LISTED)
        .map(({ name, default: value, enum: choices, description }) => (
          <li key={name}>
            <code>{`{${name}}`}</code>
            {value === `{${name}}` ? (
              ' has no default: fill it in'
            ) : (
              <>
                {' is '}
                <code>{value}</code>
              </>
            )}
            <OtherChoices choices={choices.filter((one) => one !== value)} />
            {description !== '' && `. ${description}`}
          </li>
        ))}
      {variables.length > MAX_LISTED && <li>and {variables.length - MAX_LISTED} more</li>}
    </ul>
  );
}

function OtherChoices({ choices }: { choices: readonly string[] }) {
  if (choices.length === 0) return null;
  return (
    <>
      {' unless you choose '}
      {choices.slice(0, MAX_LISTED).map((one, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <code>{truncateText(one)}</code>
        </Fragment>
      ))}
      {choices.length > MAX_LISTED && ` and ${choices.length - MAX_LISTED} more`}
    </>
  );
}
