import { z } from 'zod';
import { MISSING_ACCOUNT } from '@/lib/support-chat/settings';
import { baseUrlOrEmpty, connectedHosts, like, origin, trustedTypes } from '../value-schemas';

/** Support chat (SPEC 3 and 5), which needs the address of its account when enabled. */
export const chat = z
  .strictObject({
    enabled: z.boolean(),
    /** Address of the account; empty when omitted, so that the rule below reports it. */
    accountUrl: baseUrlOrEmpty.default(''),
    /** Origin of the widget's script, allowed only while the chat is enabled. */
    assetHost: origin.default('https://static.zdassets.com'),
    /** Key of one widget in an account that has several. */
    key: like(/^[\w-]+$/, 'letters, digits, "_" and "-"').exactOptional(),
    /** Settings of the widget itself, passed on as they are. */
    settings: z.record(z.string(), z.json()).exactOptional(),
    /** Further origins that the widget connects to: `https:` or `wss:`. */
    hosts: connectedHosts,
    /** Whether the widget may style itself, which takes `style-src 'unsafe-inline'`. */
    inlineStyles: z.boolean().default(false),
    trustedTypes,
  })
  .refine(({ enabled, accountUrl }) => !enabled || accountUrl !== '', {
    path: ['accountUrl'],
    error: MISSING_ACCOUNT,
  });
