import { z } from 'zod';
import { like, text } from '../value-schemas';

const name = like(/^[A-Za-z]\w*$/, 'a name of letters, digits and underscores, such as "payment"');
const field = like(/^[\w.-]+$/, 'the name of a field, such as "pg_id"');

/** A JSONata expression (jsonata.org). Plain names are fields of the record, `$request`, `$found`, … stand around it. */
const expression = text(1, 2000);

/** Values by field: a text is an expression, anything else stands for itself. An expression without a value removes the field. */
const values = z.record(field, z.union([expression, z.number(), z.boolean(), z.null()]));

/** A documented response: its status, and the name of its example where it has more than one. */
const response = like(
  /^[2-5]\d\d( [\w-]+)?$/,
  'a status, and the name of an example: "409 alreadyCaptured"',
);

/** An event that is sent when an action has been taken. */
const sentEvent = z.strictObject({
  /** Name of the event: a key of `webhooks` of a document. */
  event: field,
  when: expression.exactOptional(),
  /** Fields of its data, beside those of the record. */
  set: values.exactOptional(),
});

/** What becomes of others than the record: other records, and events. */
const others = {
  /** Records of other resources that it creates. */
  creates: z
    .array(
      z.strictObject({
        resource: name,
        when: expression.exactOptional(),
        state: name.exactOptional(),
        /** Object whose fields the record begins with. */
        fields: expression.exactOptional(),
        set: values.default({}),
      }),
    )
    .exactOptional(),
  /** Records of other resources that it changes. */
  changes: z
    .array(
      z.strictObject({
        resource: name,
        when: expression.exactOptional(),
        /** Ids of the records: one, or a list. */
        id: expression,
        /** States of those that it changes; all where it names none. */
        from: z.array(name).exactOptional(),
        to: name.exactOptional(),
        set: values.exactOptional(),
      }),
    )
    .exactOptional(),
  emits: z.array(sentEvent).exactOptional(),
};

/** Parts that an action of a request and one of the clock have alike. */
const effects = {
  /** Condition; the action is left out where it is not met. */
  when: expression.exactOptional(),
  /** State afterwards. */
  to: name.exactOptional(),
  /** Fields that it sets. */
  set: values.exactOptional(),
  ...others,
};

/**
 * What becomes of a record: `change` takes over the fields of the body, `act` only what the rules set, `call` has no
 * record.
 */
const does = z.enum(['create', 'read', 'list', 'change', 'act', 'remove', 'call']);

/** What a request does to a record. */
const action = z.strictObject({
  does,
  /** Resource of the record, where it is not that of the file. */
  resource: name.exactOptional(),
  /** States that allow it; all where it names none. */
  from: z.array(name).exactOptional(),
  /**
   * Id of the record; by default the last variable of the path, and for a new one the field of its id in the body, else
   * a made one.
   */
  id: expression.exactOptional(),
  /** Field that the id is compared with, where it is not `id` of the resource. */
  by: field.exactOptional(),
  /** Id of the record that this one stands in (`in`); by default the first variable of the path. */
  parent: expression.exactOptional(),
  /** Records that expressions use by a name: their resource, and the field and value by which they are found. */
  find: z
    .record(
      name,
      z.strictObject({
        resource: name.exactOptional(),
        by: field.exactOptional(),
        value: expression,
        /** Response where there is none; without it the record may be missing. */
        otherwise: response.exactOptional(),
      }),
    )
    .exactOptional(),
  /** Response in a state that `from` does not name: one, or one for each state. `skip` leaves the action out there. */
  otherwise: z.union([z.literal('skip'), response, z.record(name, response)]).exactOptional(),
  /** Status of the documented response that it needs; without it and `when`, a success. */
  status: z.int().min(200).max(599).exactOptional(),
  /** Responses that undo it all: what holds after `set` decides. */
  refuse: z
    .array(
      z.strictObject({
        when: expression,
        response,
        /** Field of the request that is wrong, and what is: `Is not in the vault`. A 400 and a 422 need both. */
        field: field.exactOptional(),
        message: text(3, 120).exactOptional(),
      }),
    )
    .exactOptional(),
  /** Object whose fields a new record begins with: those of the one that it copies. */
  fields: expression.exactOptional(),
  /** Records that a list has. */
  where: expression.exactOptional(),
  /** Fields of the record that the response shows; all that it documents where this is absent. */
  shows: z.array(field).exactOptional(),
  /** Fields of the response by JSON pointer: `/batch_info`. */
  body: z.record(like(/^\/./, 'a JSON pointer such as "/data"'), expression).exactOptional(),
  ...effects,
});

const state = z.strictObject({
  /** Name for readers; by default the key. */
  title: text(2, 40).exactOptional(),
  /** Fields of a record in this state: `status: "'A'"`. */
  set: values.exactOptional(),
  /** What its beginning brings, however it came. */
  ...others,
  /** What happens by itself after a time. */
  then: z
    .array(
      z.strictObject({
        /** Point in time in ISO 8601, reckoned when the state begins. */
        at: expression,
        ...effects,
      }),
    )
    .exactOptional(),
});

/** `content/sandbox/<resource>.yaml`: what the sandbox remembers of one kind of record, and how it changes. */
export const sandboxResourceSchema = z.strictObject({
  /** Name for readers: `Payment`. */
  title: text(2, 40),
  /** Field that has its id, in requests and in responses. */
  id: field,
  /** List of another resource that these records stand in: `customer.billing_cards`. */
  in: like(
    /^\w+\.\w+$/,
    'a resource and a field, such as "customer.billing_cards"',
  ).exactOptional(),
  /**
   * Record of another resource that paths name before these: it must be there, has only its own, and takes them along
   * when it is removed. Without `resource` nothing is known of it but its id.
   */
  parent: z
    .strictObject({
      resource: name.exactOptional(),
      /** Field that has its id. */
      field,
    })
    .exactOptional(),
  /** Flags that exactly one record of a list has: the first, where none was given them. */
  only: z.array(field).exactOptional(),
  /** Fields that the response to a new record shows, and no other: `[secret]`. */
  once: z.array(field).exactOptional(),
  /** Fields that a new record has beside those of its request and response. */
  set: values.exactOptional(),
  /** Fields that follow from others, reckoned after each change. */
  derive: values.exactOptional(),
  /** States in their order; the first is that of a new record. */
  states: z.record(name, state).default({}),
  /** By `operationId`, else by method and path (`post /sale`); `read` stands for `{ does: read }`. */
  operations: z.record(z.string(), z.union([does, action, z.array(action)])),
});

/** `content/sandbox.yaml`: what all resources of the sandbox have alike. */
export const sandboxRulesSchema = z.strictObject({
  /** Time zone of dates and times of day, as IANA names it. */
  zone: text(2, 60).default('UTC'),
  /** Operations that change something, and whose responses are the examples of the document all the same. */
  examples: z.array(z.string()).default([]),
  /** Requests that repeat one: with the same value of `key` they get the same response for as long as `within`. */
  repeats: z
    .strictObject({
      key: expression,
      within: like(/^P(?!$)(\d+D)?(T(\d+H)?(\d+M)?)?$/, 'a duration such as "PT24H"'),
    })
    .exactOptional(),
  /** Lists: names of query parameters and of response fields. */
  lists: z
    .strictObject({
      page: field.exactOptional(),
      /** Number of the first page. */
      first: z.int().min(0).max(1).default(0),
      size: field.exactOptional(),
      defaultSize: z.int().min(1).default(10),
      /** Fields of the response: number of records, and of pages. */
      records: field.exactOptional(),
      pages: field.exactOptional(),
      sort: field.exactOptional(),
      direction: field.exactOptional(),
      /** Conditions `field,OPERATOR,value`, and what each operator means. */
      filter: z
        .strictObject({
          parameter: field,
          operators: z.record(
            z.string(),
            z.enum(['=', '!=', '<', '<=', '>', '>=', 'in', 'like', 'between']),
          ),
          /** Character between the values of one condition. */
          separator: text(1, 1).default(','),
        })
        .exactOptional(),
    })
    .prefault({}),
  /** Events: who gets them, and how often they are tried. */
  events: z
    .strictObject({
      /** Resource whose records are webhooks, and the fields that they have. */
      webhook: z
        .strictObject({
          resource: name,
          url: field,
          secret: field,
          events: field,
          state: name.exactOptional(),
        })
        .exactOptional(),
      /** Time after each failed attempt. */
      retries: z
        .array(like(/^P(?!$)(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$/, 'a duration such as "PT5M"'))
        .default([]),
      /** Fields of every event beside its data: `event_timestamp: $now()`. */
      set: values.default({}),
    })
    .prefault({}),
});

/** What all resources of the sandbox have alike. */
export type SandboxRules = z.infer<typeof sandboxRulesSchema>;
/** What the sandbox remembers of one kind of record. */
export type SandboxResource = z.infer<typeof sandboxResourceSchema>;
/** What a request does to a record. */
export type SandboxAction = z.infer<typeof action>;
/** What a request or the clock does beside reading. */
export type SandboxEffects = Pick<SandboxAction, keyof typeof effects>;
