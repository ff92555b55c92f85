'use client';

import { useMemo, useState } from 'react';
import { sandboxIsNewest } from '@/.generated/words/reference/releases';
import { sendToSandbox } from '@/.generated/words/workbench/request-opener';
import { earlier } from '@/.generated/words/workbench/response';
import type { CodeTab } from '@/components/ui/code/code-tabs';
import { useEnvironment } from '@/components/ui/use-environment';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import type { Prefill } from '@/lib/workbench/response/prefill';
import type { FieldTexts } from '@/lib/workbench/send/edit-request';
import { listRequestSecrets } from '@/lib/workbench/send/secrets';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import { useDestination } from '../built-in/built-in';
import { BuiltInChoice } from '../built-in/built-in-choice';
import { VisitPart } from '../visit/visit-part';
import { Authentication, useKeyWays } from './fields/authentication';
import { BodyEditor } from './fields/body-editor';
import { BodyTools } from './fields/body-tools';
import { useKeyFields } from './fields/key-fields';
import { ParameterFields } from './fields/parameter-fields';
import { StatusChoice } from './fields/status-choice';
import { SendActions } from './send-actions';
import { SendStatus } from './send-status';
import { getSandboxServer } from './send-to-sandbox';
import styles from './send.module.css';
import type { SentResponse } from './sent-panel';
import { buildSentTab, toPasted } from './show-response';
import {
  countErrors,
  findRequestErrors,
  NO_ERRORS,
  type RequestChecks,
  useRequestEdit,
} from './use-request-edit';
import { type OnResponse, useSending } from './use-sending';

export type SendFormProps = {
  of: SandboxOperation;
  /** Request of the chosen example. */
  base: SampleRequest;
  /** Loads what checks a request against its document; `undefined` where that is impossible. */
  loadChecks: () => Promise<RequestChecks | undefined>;
  /** Receives the request that the fields make, which the sample shows; `undefined` when the form closes. */
  onRequest: (request: SampleRequest | undefined) => void;
  /** Receives the tab of a response. */
  onSent: (tab: CodeTab) => void;
  /** Values that a link which was followed fills in. */
  prefill?: Prefill | undefined;
};

/** Errors of what was typed; none before the checks are loaded. */
function useRequestErrors(
  checks: RequestChecks | undefined,
  of: SandboxOperation,
  texts: FieldTexts,
  body: string | undefined,
) {
  return useMemo(
    () => (checks ? findRequestErrors(checks, of, { texts, body }) : NO_ERRORS),
    [checks, of, texts, body],
  );
}

/**
 * Shows responses, of which the last one is marked as earlier once it is not that to the request of the form any more.
 * @returns functions to show a response, and to mark it.
 */
function useResponses(of: SandboxOperation, onSent: SendFormProps['onSent']) {
  const [shown, setShown] = useState<CodeTab>();
  return {
    show: (sent: SampleRequest, response: SentResponse, by: RequestChecks | undefined) => {
      const tab = buildSentTab(of.operation, sent, response, by);
      setShown(tab);
      onSent(tab);
    },
    markEarlier: () => shown && onSent({ ...shown, title: earlier(shown.title) }),
  };
}

/** Form that fills in the request of an operation and sends it to the sandbox of this host. */
export function SendForm(props: SendFormProps) {
  const { of, base, loadChecks, onRequest, prefill } = props;
  const environment = useEnvironment() ?? 'prod';
  const server = getSandboxServer(of.api, environment);
  const keyWays = useKeyWays(loadChecks);
  const edit = useRequestEdit(of, base, onRequest, prefill, keyWays.way);
  const { request, texts, body, nextAttempt } = edit;
  const { state, setState, send, cancel } = useSending(server, of);
  const [checks, setChecks] = useState<RequestChecks>();
  const errors = useRequestErrors(checks, of, texts, body);
  const { isHere, host, shownHost, shownBase } = useDestination(server.own);
  const keys = useKeyFields(isHere ? [] : listRequestSecrets(request, server));
  const { show, markEarlier } = useResponses(of, props.onSent);
  const sendNow = (sent: SampleRequest, by: RequestChecks | undefined) => {
    if (!keys.takeKeys()) return setState({ kind: 'idle' });
    const onResponse: OnResponse = (response, last) => {
      show(last, response, by);
      // Its outcome is known: what is sent next is another request.
      if (response.status < 500) edit.startAttempts();
    };
    return void send(sent, onResponse, keys.refuse);
  };
  const press = async () => {
    setState({ kind: 'checking' });
    markEarlier();
    const loaded = checks ?? (await loadChecks().catch(() => undefined));
    if (loaded) setChecks(loaded);
    const errors = loaded ? findRequestErrors(loaded, of, edit) : NO_ERRORS;
    if (countErrors(errors) > 0) setState({ kind: 'invalid', errors });
    else sendNow(request, loaded);
  };
  const repeat = () => {
    if (nextAttempt === undefined) return;
    edit.setBody(nextAttempt);
    sendNow(edit.build(nextAttempt), checks);
  };
  return (
    // Without React nothing of it is sent anywhere: `dialog` has no address, and no field a name.
    <form
      className={styles.form}
      method="dialog"
      noValidate
      aria-label={sendToSandbox}
      onSubmit={(event) => {
        event.preventDefault();
        if (state.kind !== 'sending' && state.kind !== 'checking') void press();
      }}
    >
      {of.newest !== undefined && <p className={styles.help}>{sandboxIsNewest(of.newest)}</p>}
      <ParameterFields fields={of.fields} errors={errors.fields} edit={edit} />
      {body !== undefined && (
        <>
          <BodyTools operation={of.operation} text={body} onChange={edit.setBody} />
          <BodyEditor text={body} errors={errors.body} onChange={edit.setBody} />
        </>
      )}
      {environment === 'local' && !isHere && (
        <StatusChoice statuses={of.statuses} status={edit.status} onChange={edit.setStatus} />
      )}
      {!isHere && <Authentication {...{ ...keyWays, server, keys }} />}
      <SendActions
        {...{ state, cancel, again: prefill?.again }}
        button={keys.sendButton}
        base={shownBase}
        force={() => sendNow(request, checks)}
        repeat={nextAttempt === undefined ? undefined : repeat}
      />
      <BuiltInChoice host={host} />
      <SendStatus
        state={state}
        host={shownHost}
        canRepeat={nextAttempt !== undefined}
        onReceived={(received) => show(request, toPasted(received), checks)}
      />
      <VisitPart />
    </form>
  );
}
