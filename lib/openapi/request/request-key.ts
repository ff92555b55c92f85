import { KEY_PREFIX } from '@/.generated/words/locale';

/** Location of the reader's key in a request, which itself never holds the key. */
export type RequestKey =
  /**
   * HTTP Basic: a user name, and the environment variable of its password. Without a password the key is the user
   * name.
   */
  (
    | { readonly in: 'basic'; readonly password?: string }
    /** Header with `before` in front of the key: `Bearer `. */
    | { readonly in: 'header'; readonly name: string; readonly before: string }
    | { readonly in: 'cookie'; readonly name: string }
    | { readonly in: 'query'; readonly name: string }
  ) & {
    /** Environment variable of the key, where a request has several. Default `SANDBOX_KEY` (`nameKeyVariable`). */
    readonly variable?: string;
  };

/** Names an environment variable of samples: `SANDBOX_USER`, or with the prefix that content/site.json has. */
export const nameKeyVariable = (part: string): string => `${KEY_PREFIX}_${part}`;

/** Environment variable that a key is read from. */
export function getKeyVariable({ variable = nameKeyVariable('KEY') }: RequestKey): string {
  return variable;
}
