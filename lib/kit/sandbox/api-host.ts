import { readLocalContent } from './local-content';
import { type ApiHost, type ApiHostOptions, serveApis } from './serve-apis';

/** Options of an API host of this project; rules and test data are those of `content`, unless they are given. */
type LocalHostOptions = Omit<ApiHostOptions, 'apis' | 'getContent'> &
  Partial<Pick<ApiHostOptions, 'apis'>> & {
    readonly content?: Partial<ReturnType<typeof readLocalContent>>;
  };

/** Serves documents of this project, and the sandbox that responds from them, for the `local` environment (SPEC 7). */
export function serveDocuments({
  apis = [],
  content,
  ...options
}: LocalHostOptions): Promise<ApiHost> {
  const getContent = () => ({ ...readLocalContent(), ...content });
  return serveApis({ ...options, apis, getContent });
}
