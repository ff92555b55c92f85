import { z } from 'zod';
import type { Json } from '@/lib/openapi/core/types';

const json: z.ZodType<Json> = z.json();

/** Schema of a record that the sandbox remembers. */
const storedRecord = z.strictObject({
  id: z.string(),
  /** State; absent for a resource without states. */
  state: z.string().exactOptional(),
  /** Number of the state's beginning: what was due in an earlier state lapses. */
  entry: z.number(),
  fields: z.record(z.string(), json),
});

/** Schema of something that happens to a record when its time comes. */
const due = z.strictObject({
  /** Time in ms. */
  at: z.number(),
  resource: z.string(),
  id: z.string(),
  entry: z.number(),
  /** Place of the effects in `then` of the state. */
  index: z.number(),
});

/** Schema of an attempt to deliver an event. */
const attempt = z.strictObject({
  /** Time in ms. */
  at: z.number(),
  url: z.string(),
  /** Signature and other headers that were sent. */
  headers: z.record(z.string(), z.string()),
  /** Status of the response; absent where none came. */
  status: z.number().exactOptional(),
});

/** Schema of an event that was emitted. */
const sandboxEvent = z.strictObject({
  id: z.string(),
  event: z.string(),
  /** Time in ms. */
  at: z.number(),
  body: z.record(z.string(), json),
  attempts: z.array(attempt),
  /** Time of the next attempt in ms; absent where none follows. */
  next: z.number().exactOptional(),
});

/** Schema of all that a sandbox remembers. */
export const sandboxStateSchema = z.strictObject({
  /** Time of the clock ahead of the machine's, in ms. */
  offset: z.number(),
  /** Entries of states so far. */
  entries: z.number(),
  records: z.record(z.string(), z.array(storedRecord)),
  due: z.array(due),
  events: z.array(sandboxEvent),
});

/** A record that the sandbox remembers. */
export type StoredRecord = Readonly<z.infer<typeof storedRecord>>;
/** Something that happens to a record when its time comes. */
export type Due = Readonly<z.infer<typeof due>>;
/** An attempt to deliver an event. */
export type Attempt = Readonly<z.infer<typeof attempt>>;
/** An event that was emitted. */
export type SandboxEvent = Readonly<z.infer<typeof sandboxEvent>>;
/** All that a sandbox remembers, as JSON. */
export type SandboxState = Readonly<z.infer<typeof sandboxStateSchema>>;
