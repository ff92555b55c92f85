import type { CodeTables } from '@/lib/content/schemas/workbench/code-fields';

/** What the checks know of the provider, besides its documents. */
export type DoctorSettings = {
  /** Ids of its documents. */
  readonly documents: readonly string[];
  /** Hosts of its APIs: `api.example.com`. */
  readonly hosts: readonly string[];
  readonly tables: CodeTables;
  /** Numbers that may be in a file. */
  readonly testCards: readonly string[];
  /** Field by which a repeat is recognised, and the one that counts them; absent for none. */
  readonly retry?: { readonly id: string; readonly attempt: string } | undefined;
  /** Source of the pattern of keys of production; absent for none. */
  readonly productionKey?: string | undefined;
  /** What it sends to the reader's server; absent where it sends nothing. */
  readonly webhooks?:
    | {
        /** Header with the signature; absent where it is in the body. */
        readonly header?: string | undefined;
        /** Field of the body with the name of the event, and the object that has it: empty for the body. */
        readonly eventField: string;
        readonly root: string;
        readonly timeField: string;
        readonly maxAgeHours: number;
        /** Seconds in which a 2xx status must come; absent where nothing says it. */
        readonly answerSeconds?: number | undefined;
        /** Names of the events. */
        readonly events: readonly string[];
        /** Page about webhooks. */
        readonly page: string;
      }
    | undefined;
  /** Pages that say how: repeating safely, keys, cards. Empty where the portal has none. */
  readonly pages: { readonly repeat: string; readonly keys: string; readonly cards: string };
};
