import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '../../../api/ApiError.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { queryKeyOf } from '../../../api/queries.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';

/**
 * Redeems a mailed link when the page opens. The link works only once, so the call is a cached query: neither React's
 * double mount nor a refocus of the window repeats it.
 */
export function useMailedLink<Answer>(
  operation: 'confirmNotices' | 'verifyEmail',
  token: string,
  redeem: (body: { readonly body: { readonly token: string } }) => Promise<{ readonly data: Answer }>,
) {
  return useQuery({
    queryKey: queryKeyOf(operation, token),
    queryFn: async () => (await redeem({ body: { token } })).data,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

interface MailedLinkPageProps<Answer> {
  readonly link: ReturnType<typeof useMailedLink<Answer>>;
  readonly words: {
    readonly failed: string;
    readonly working: string;
    readonly done: string;
    readonly bad: string;
    readonly badText: string;
  };
  readonly doneText: (answer: Answer) => ReactNode;
  readonly action: ReactNode;
}

/** Whether the link worked, is too old, or could not be tried. */
export function MailedLinkPage<Answer>({ link, words, doneText, action }: MailedLinkPageProps<Answer>) {
  const { data, error, refetch } = link;
  if (error && !isApiError(error, 'ValidationFailed'))
    return (
      <ErrorState
        title={words.failed}
        text={errorMessage(error) ?? error.message}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined && !error) return <Spinner label={words.working} />;
  const title = data === undefined ? words.bad : words.done;
  return (
    <>
      <DocumentTitle title={title} />
      <StatusPage
        figure={data === undefined ? 'three' : 'loop'}
        title={title}
        text={data === undefined ? words.badText : doneText(data)}
        action={action}
      />
    </>
  );
}
