import { Button } from '../ui/Button.tsx';
import { Countdown } from '../ui/Countdown.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { beginLoading, endLoading } from '../ui/loading.ts';
import { PageError } from '../ui/PageError.tsx';
import { Pill } from '../ui/Pill.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { ProgressTrack } from '../ui/ProgressTrack.tsx';
import { ReloadNotice } from '../ui/ReloadNotice.tsx';
import { Row } from '../ui/Row.tsx';
import { StatusPage } from '../ui/StatusPage.tsx';
import { Text } from '../ui/Text.tsx';
import { TextField } from '../ui/TextField.tsx';
import { showToast } from '../ui/toastStore.ts';
import { Skeleton, Spinner } from '../ui/Waiting.tsx';
import { Held, LONG_TEXT, type GalleryEntry } from './entry.tsx';

const PILLS = ['good', 'warn', 'bad', 'info', 'neutral', 'accent'] as const;
const OVERLAY_MILLISECONDS = 2_000;
const nothing = () => undefined;

function DialogBehindButton({ placement }: { readonly placement: 'middle' | 'side' | 'start' }) {
  return (
    <Held first={false}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>{`Open at the ${placement}`}</Button>
          <Dialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            title="Withdraw Aada Frost?"
            placement={placement}
            actions={
              <>
                <Button onClick={() => setOpen(false)}>Keep entry</Button>
                <Button tone="danger" onClick={() => setOpen(false)}>
                  Withdraw
                </Button>
              </>
            }
          >
            <p>{LONG_TEXT}</p>
            <TextField label="Reason" optional />
          </Dialog>
        </>
      )}
    </Held>
  );
}

function openOverlay(): void {
  beginLoading();
  setTimeout(endLoading, OVERLAY_MILLISECONDS);
}

/** What the product tells people: states of pages, waiting, questions. */
export const MESSAGES: readonly GalleryEntry[] = [
  {
    part: 'ui/Pill',
    states: {
      default: (
        <Row gap={2}>
          {PILLS.map((tone) => (
            <Pill key={tone} tone={tone}>
              {tone}
            </Pill>
          ))}
        </Row>
      ),
      'long content': <Pill tone="warn">Waits for the guardian to confirm</Pill>,
    },
  },
  {
    part: 'ui/EmptyState',
    states: {
      default: (
        <EmptyState
          title="No flights yet"
          text="Make flights once entries are closed."
          action={<Button tone="primary">Make flights</Button>}
        />
      ),
    },
  },
  {
    part: 'ui/ErrorState',
    states: {
      default: <ErrorState onRetry={nothing} />,
      'own text': <ErrorState title="No schedule" text={LONG_TEXT} />,
    },
  },
  {
    part: 'ui/StatusPage',
    states: {
      default: (
        <StatusPage
          title="Entry received"
          text="We have sent you an email."
          action={<Button>My entries</Button>}
        />
      ),
    },
  },
  { part: 'ui/PageError', states: { default: <PageError /> } },
  {
    part: 'ui/ReloadNotice',
    states: {
      default: (
        <ReloadNotice
          title="Changed meanwhile"
          text={LONG_TEXT}
          action="Load the newer version"
          onLoad={nothing}
        />
      ),
    },
  },
  {
    part: 'ui/Waiting',
    states: { busy: <Spinner label="Loading flights" />, 'before content': <Skeleton height="72px" /> },
  },
  {
    part: 'ui/ProgressBar',
    states: {
      busy: <ProgressBar label="Sending emails" done={34} all={120} />,
      done: <ProgressBar label="Sending emails" done={120} all={120} />,
    },
  },
  {
    part: 'ui/ProgressTrack',
    states: {
      busy: <ProgressTrack label="Uploading the poster" percent={40} />,
      'without a measure': <ProgressTrack label="Making flights" percent={40} isMeasured={false} />,
    },
  },
  {
    part: 'ui/Countdown',
    states: {
      days: <Countdown kind="closes" until="2099-01-31T20:00:00Z" timeZone="UTC" />,
      over: <Countdown kind="closes" until="2020-01-31T20:00:00Z" timeZone="UTC" />,
    },
  },
  {
    part: 'ui/Dialog',
    states: {
      middle: <DialogBehindButton placement="middle" />,
      side: <DialogBehindButton placement="side" />,
      start: <DialogBehindButton placement="start" />,
    },
  },
  {
    part: 'ui/Toasts',
    states: {
      good: <Button onClick={() => showToast('Entry saved.')}>Open a toast</Button>,
      bad: <Button onClick={() => showToast('The email was not sent.', 'bad')}>Open a warning</Button>,
      info: <Button onClick={() => showToast(LONG_TEXT, 'info')}>Open a long toast</Button>,
    },
  },
  {
    part: 'ui/LoadingOverlay',
    states: {
      busy: (
        <Row gap={3} align="center">
          <Button onClick={openOverlay}>Open the overlay</Button>
          <Text soft>It goes after two seconds.</Text>
        </Row>
      ),
    },
  },
];
