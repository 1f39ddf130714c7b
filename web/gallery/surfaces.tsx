import { BladeTraces } from '../ui/BladeTraces.tsx';
import { Box } from '../ui/Box.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CrossedOutTime } from '../ui/CrossedOutTime.tsx';
import { DashboardCard } from '../ui/DashboardCard.tsx';
import { LineArt, LINE_ART } from '../ui/lineArt/LineArt.tsx';
import { EmailText } from '../ui/EmailText.tsx';
import { Figure } from '../ui/Figure.tsx';
import { FIGURES } from '../ui/figurePaths.ts';
import { Fold, Folds } from '../ui/Fold.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Poster } from '../ui/Poster.tsx';
import { PosterImage } from '../ui/PosterImage.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { Row } from '../ui/Row.tsx';
import { Stack } from '../ui/Stack.tsx';
import { StartsAt } from '../ui/StartsAt.tsx';
import { VenueZone } from '../ui/VenueZone.tsx';
import { Text } from '../ui/Text.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { LONG_NAME, LONG_TEXT, type GalleryEntry } from './entry.tsx';
import styles from './Gallery.module.css';

const TINTS = ['info', 'good', 'warn', 'bad'] as const;
const SIZES = ['xs', 'sm', 'lg', 'xl'] as const;

/** What content lies on, and drawings. */
export const SURFACES: readonly GalleryEntry[] = [
  {
    part: 'ui/Row',
    states: {
      default: (
        <Row gap={2}>
          <Button>Print</Button>
          <Button>Export</Button>
          <Button>Publish</Button>
        </Row>
      ),
      'apart, one line': (
        <Row gap={3} align="baseline" justify="between" wrap={false}>
          <strong>Flight 2 of 4</strong>
          <Text as="span" soft size="sm">
            14:35
          </Text>
        </Row>
      ),
    },
  },
  {
    part: 'ui/Stack',
    states: {
      default: (
        <Stack gap={2}>
          <p>Aada Frost</p>
          <p>Ilo Winter</p>
        </Stack>
      ),
      'as wide as its content': (
        <Stack gap={2} align="start">
          <Button>Print</Button>
          <Button>Export the start order</Button>
        </Stack>
      ),
    },
  },
  {
    part: 'ui/Box',
    states: {
      panel: (
        <Box frame="panel" pad={4}>
          A panel
        </Box>
      ),
      card: (
        <Box frame="card" pad={6}>
          A card
        </Box>
      ),
      notes: (
        <Stack gap={2}>
          {TINTS.map((tint) => (
            <Box key={tint} round="panel" background={tint} tone={tint} pad={3} padInline={4}>
              {LONG_TEXT}
            </Box>
          ))}
          <Box round="control" background="sunken" pad={3}>
            Sunken
          </Box>
        </Stack>
      ),
    },
  },
  {
    part: 'ui/Text',
    states: {
      sizes: SIZES.map((size) => (
        <Text key={size} size={size}>
          Harbour Lights Open, {size}
        </Text>
      )),
      tones: (
        <>
          <Text soft>Soft</Text>
          {TINTS.map((tone) => (
            <Text key={tone} tone={tone} weight="medium">
              {tone}
            </Text>
          ))}
        </>
      ),
      'long content': <Text breaks>{LONG_NAME.replaceAll(/[- ]/g, '')}</Text>,
    },
  },
  {
    part: 'ui/VisuallyHidden',
    states: {
      default: (
        <p>
          4<VisuallyHidden> skaters</VisuallyHidden> of 6<VisuallyHidden> places</VisuallyHidden>
        </p>
      ),
    },
  },
  {
    part: 'ui/CrossedOutTime',
    states: {
      default: (
        <p>
          <strong>9:25</strong> <CrossedOutTime time="09:00" />
        </p>
      ),
    },
  },
  {
    part: 'ui/StartsAt',
    states: {
      default: <StartsAt time="09:25" publishedTime="09:00" />,
      'as published': <StartsAt time="09:00" publishedTime={null} />,
      due: <StartsAt time={null} publishedTime="09:00" />,
      waiting: <StartsAt time={null} publishedTime="09:00" isAfterThisFlight />,
    },
  },
  {
    part: 'ui/VenueZone',
    states: {
      elsewhere: <VenueZone timeZone="Pacific/Kiritimati" />,
      'on colours': <VenueZone timeZone="Pacific/Kiritimati" plain />,
    },
  },
  {
    part: 'ui/Card',
    states: {
      default: <Card>A card</Card>,
      'lively, in an accent': (
        <Card lively accent="ember">
          It rises below a pointer.
        </Card>
      ),
      'long content': <Card>{LONG_TEXT}</Card>,
    },
  },
  {
    part: 'ui/DashboardCard',
    states: {
      default: (
        <DashboardCard title="Entries" aside={<Text soft>last 7 days</Text>}>
          <p>142</p>
        </DashboardCard>
      ),
      small: (
        <DashboardCard title="Entries" small>
          <p>142</p>
        </DashboardCard>
      ),
    },
  },
  {
    part: 'ui/Fold',
    states: {
      default: (
        <Folds>
          <Fold title="Contact" aside="Robin Lake">
            <p>{LONG_TEXT}</p>
          </Fold>
          <Fold title="History">
            <p>Entered on Monday</p>
          </Fold>
        </Folds>
      ),
    },
  },
  {
    part: 'ui/Breadcrumbs',
    states: {
      default: (
        <Breadcrumbs
          crumbs={[
            { path: '/', label: 'Competitions' },
            { path: '/Card', label: 'Harbour Lights Open' },
          ]}
        />
      ),
    },
  },
  {
    part: 'ui/Hero',
    states: {
      default: (
        <Hero title="Every skater, every start" text={LONG_TEXT}>
          <Button>Find a competition</Button>
        </Hero>
      ),
    },
  },
  {
    part: 'ui/BladeTraces',
    states: {
      default: (
        <div className={styles.ice}>
          <BladeTraces />
        </div>
      ),
    },
  },
  {
    part: 'ui/Figure',
    states: Object.fromEntries(
      FIGURES.map((name) => [
        name,
        <div key={name} className={styles.figure}>
          <Figure name={name} />
        </div>,
      ]),
    ),
  },
  {
    part: 'ui/lineArt/LineArt',
    states: Object.fromEntries(
      LINE_ART.map((name) => [
        name,
        <div key={name} className={styles.drawing}>
          <LineArt name={name} />
        </div>,
      ]),
    ),
  },
  {
    part: 'ui/Poster',
    states: {
      drawn: (
        <div className={styles.poster}>
          <Poster image="figure:three" accent="violet" motto="On thin ice" />
        </div>
      ),
      loaded: (
        <div className={styles.poster}>
          <Poster image="/icon.svg" alt="The mark of Rinkside" motto="On thin ice" />
        </div>
      ),
    },
  },
  {
    part: 'ui/PosterImage',
    states: {
      default: (
        <PosterImage image="/icon.svg" alt="The mark of Rinkside" sizes="120px" className={styles.mark} />
      ),
    },
  },
  {
    part: 'ui/QrCode',
    states: {
      default: (
        <div className={styles.poster}>
          <QrCode text="https://rinkside.example" label="QR code of the page" />
        </div>
      ),
    },
  },
  { part: 'ui/Icon', states: { default: <Icon name="calendar" />, small: <Icon name="calendar" small /> } },
  { part: 'ui/Logo', states: { default: <Logo /> } },
  {
    part: 'ui/EmailText',
    states: {
      'long content': (
        <p>
          <EmailText email={`${LONG_NAME.replaceAll(' ', '.').toLowerCase()}@rink.example`} />
        </p>
      ),
    },
  },
];
