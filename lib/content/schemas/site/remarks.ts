import { z } from 'zod';
import { formatReceived } from '../../source/messages';

const error = ({ input }: { readonly input?: unknown }) =>
  `expected the address of new issues, which begins with "https://" and has no "#", or false, received ${formatReceived(input)}`;

const isForm = (value: string) =>
  /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d+)?\/[^\s\\#]*$/i.test(value) && URL.canParse(value);

/** Address of a tracker's form for new issues, whose query may have values of its own; `false` for no remarks. */
export const remarks = z.union([z.string().refine(isForm, { error }), z.literal(false)], { error });
