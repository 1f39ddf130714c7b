import { Button } from '../ui/Button.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { CopyText } from '../ui/CopyText.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Row } from '../ui/Row.tsx';
import { RowMenu } from '../ui/RowMenu.tsx';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import type { GalleryEntry } from './entry.tsx';

const TONES = ['primary', 'quiet', 'danger', 'plain'] as const;

/** What people press. */
export const ACTIONS: readonly GalleryEntry[] = [
  {
    part: 'ui/Button',
    states: {
      default: (
        <Row gap={3}>
          {TONES.map((tone) => (
            <Button key={tone} tone={tone}>
              Publish the schedule
            </Button>
          ))}
        </Row>
      ),
      dense: (
        <Row gap={3}>
          {TONES.map((tone) => (
            <Button key={tone} tone={tone} dense>
              Move up
            </Button>
          ))}
        </Row>
      ),
      'with an icon': (
        <Row gap={3}>
          <Button tone="primary" icon={<Icon name="plus" />}>
            Add a skater
          </Button>
          <Button tone="plain" icon={<Icon name="close" />} aria-label="Close" />
        </Row>
      ),
      disabled: <Button disabledReason="Choose a flight first.">Start the flight</Button>,
      'long content': <Button>Send all certificates of this flight</Button>,
    },
  },
  {
    part: 'ui/LinkButton',
    states: {
      default: (
        <Row gap={3}>
          {TONES.map((tone) => (
            <LinkButton key={tone} to="/" tone={tone}>
              See results
            </LinkButton>
          ))}
        </Row>
      ),
      dense: (
        <LinkButton to="/" dense>
          See results
        </LinkButton>
      ),
    },
  },
  {
    part: 'ui/CopyLink',
    states: { default: <CopyLink path="/competitions/harbour-lights" label="Copy link" /> },
  },
  {
    part: 'ui/CopyText',
    states: {
      default: <CopyText text="HL-4417" label="Copy reference" name="Copy reference HL-4417" />,
      'with an icon': <CopyText text="HL-4417" label="Copy reference" icon={<Icon name="link" />} />,
    },
  },
  {
    part: 'ui/RowMenu',
    states: {
      default: (
        <RowMenu
          label="Open the actions for Aada Frost"
          actions={[
            { id: 'open', label: 'Open entry', href: '/' },
            { id: 'move', label: 'Move to another flight', detail: 'Flight 2 of 4' },
            { id: 'refund', label: 'Refund', disabledReason: 'Nothing has been paid.' },
            { id: 'withdraw', label: 'Withdraw', danger: true },
          ]}
        />
      ),
    },
  },
  { part: 'ui/ThemeToggle', states: { default: <ThemeToggle /> } },
];
