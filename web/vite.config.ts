import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import product from '../package.json' with { type: 'json' };
import { routeIndexPlugin } from './api/routeIndexPlugin.ts';
import { sharedTextsPlugin } from './i18n/sharedTexts.ts';
import { pageWorkersPlugin } from './offline/pageWorkersPlugin.ts';
import { zipPlugin } from './table/export/zipPlugin.ts';
import { pageWeightsPlugin } from './preload/pageWeightsPlugin.ts';
import { routePreloadPlugin } from './preload/routePreloadPlugin.ts';
import { sharePicturesPlugin } from './share/sharePicturesPlugin.ts';

/** A page takes from a feature's index what it names: the rest stays out of its chunks. */
const FEATURE_INDEX = /web\/features\/\w+\/\w+\/index\.ts$/;

/** The packages of every page: one chunk packs better than the many that sharing would cut it into. */
const EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//;

/** Parts of nearly every page: on a phone each further file costs a round trip. */
const PARTS =
  /preload-helper|web\/features\/(\w+\/competition(List|Page)\/.*|day\/live\/(BlockName|DayLine|SurfacesNow)|public\/mySchedule\/StartCard|day\/sharePage\/SkaterPages)\.module\.css|web\/(layout\/(PublicLayout|MenuDrawer|Page|layout)|ui\/(Breadcrumbs|Card|Countdown|DashboardCard|EmptyState|Field|Fold|Hero|Pill|Poster|Segments|Select|choice|popover))\.module\.css|web\/ui\/(styles|base|tokens|look|Row|Stack|Box|Text|Toasts|LoadingOverlay|loading|toastStore|Logo|ThemeToggle|theme|PageError|Button|LinkButton|Icon|joinClasses|VisuallyHidden|Waiting|Dialog|dialogLayer|DocumentTitle|BladeTraces|Figure|figurePaths|ErrorState|StatusPage|useBackOnline|isReached|isLoaded|lazyPart|useSeen)\.|web\/layout\/(MainContent|BareLayout|RouteError|PageFailure|productVersion)\.|web\/i18n\/(i18n|translate|useTranslation)\.|web\/paths(?:\.|\/(?!admin|day))|web\/api\/(client|routeTable|earlyAnswers|createCall|ApiError|authErrors|busy|changes|errorMessage)\.|web\/session\/(returnPlace|loginMark)\.|web\/offline\/registerWorker\.|shared\/domain\/core\/accent\.|virtual:routes|web\/ui\/(fieldOfWidth|useIsPhone|useInWindow|WhenInWindow|whenIdle|useChangeSearch)\./;

/**
 * Server state, which every page but the doors needs; lists in pages, and several questions at once, are more.
 * With it in one file: the public pages' shell, their styles, and what the start page, a competition's page and
 * the entry forms share.
 */
const SERVER_STATE =
  /node_modules\/@tanstack\/(?:query-core|react-query)(?!.*(?:[iI]nfinite|queriesObserver|useQueries))|web\/api\/(Queries|queries|queryClient|shouldRetry)\.|web\/session\/(session|useSession|drafts|useLogOut)\.|web\/api\/keptAnswers\./;
const PUBLIC =
  /web\/laterPart\.|web\/layout\/PublicPage\.|shared\/domain\/core\/dates\/times\.|shared\/domain\/entering\/competitions\/competitionPhase\.|web\/features\/day\/live\/later|web\/app\/PublicShell\.|web\/layout\/(PublicLayout|MenuDrawer)\.|web\/ui\/(Card|Countdown|EmptyState|Pill|Poster|PosterImage|VenueZone|now|timeLeft|useDeadline|SpokenChanges)\.|web\/i18n\/formats\.|web\/clock\.|web\/features\/\w+\/competitionList\/(en|place|RegistrationPill|registrationStatus)\.|web\/features\/\w+\/(entries\/entryPages|competitionPage\/entryKinds)\.|shared\/domain\/(core\/(eventId|registration|dates\/(days|timeZone|venueTime)\.|money\/currency|nameOrder|files\/pictureWidths\.)|entering\/competitions\/placeName)/;

/** What a competition offers, as its page and the entry forms say it. */
const OFFER =
  /web\/ui\/Fold\.tsx|web\/features\/\w+\/competitionPage\/CalendarLink\.|web\/features\/\w+\/entries\/(programmeClock|useRefundSentence|refunds\.en)\.|shared\/domain\/entering\/(eligibility\/rules\.|fees\/lateFee\.|balance\/(refundDue|refundSentence))/;

/** The log-in page; signing up and a forgotten password share half of it. */
const DOORS =
  /web\/features\/\w+\/account\/(LogIn|EmailField|usePrefilledAddress|PasskeyLogIn|problemText|useFinishLogIn|en\.json)|web\/layout\/AuthLayout|web\/session\/passkeys\./;

/** The start page and a competition's page, each with what only it shows, its messages too. */
const LANDING = /web\/features\/\w+\/competitionList\/(?!routes|index)|web\/ui\/Hero\./;
const COMPETITION = /web\/features\/\w+\/competitionPage\/(?!routes|index|CalendarLink|entryKinds)/;

/** The modules that entry forms share: in pieces they are sixty requests more. */
const ENTRY_FORMS =
  /virtual:familyRoutes|web\/features\/\w+\/(entries\/en|enter\/groupEntries\.en|members\/membershipHint\.en)\.json|web\/features\/\w+\/enter\/coach\/|web\/features\/\w+\/enter\/form\/(?!couple|ChooseCompetition|answerErrors)|web\/features\/\w+\/enter\/person\/(?!Partner|PersonConflict)|web\/features\/\w+\/enter\/change\/(openedChange|sendChange|useConfirmation|useConcurrentChange)\.|web\/features\/\w+\/eligibility\/(Checklist|groupedChecks|useReasonText)|web\/forms\/(Folded|useFolded|FormComboBox\.)/;

/** The change of a stored entry, as one file. */
const ENTRY_CHANGE = /web\/features\/\w+\/enter\/change\//;

/** The errors of an entry in the couples' and the teams' forms. */
const ENTRY_ERRORS =
  /web\/features\/\w+\/enter\/form\/answerErrors\.|shared\/(contract\/core\/fieldMessages|domain\/(core\/isEmpty|entering\/entries\/entryProblem))\./;

/** The texts of the entry forms, and the rules, of which lists of entries show some. */
const ENTRY_TEXTS =
  /shared\/domain\/\w+\/(consent\/(waiver|waiverVersion|publishedName)|entries\/(rules\/answerProblems|changes\/changeScope)|skaters\/gender)\.|shared\/data\/isi-catalogue|shared\/contract\/entering\/entries\/largePage\.|web\/features\/\w+\/(entryHandover\/forFamily|entries\/(eventNames|StatePills|useAnswerText)|skaterFields\/(testLevels|fieldText))\.|shared\/contract\/core\/entryStates\.|web\/features\/\w+\/(entries\/(entryStates|entryChanges)\.en|eligibility\/en|consent\/en)\.json/;

/** A page’s head, a line of text, a field with a list to choose from, and a row’s menu: with the parts of nearly every page. */
const FIELD =
  /web\/ui\/(Field|TextField|Select|NativeSelect|popover\.module|controlMessages|RowMenu|MenuOpener|Breadcrumbs)\.|web\/layout\/(Page|headerTitle|belowHeading)\.|web\/i18n\/en\/controls\.json/;

/** The shell of every page of an organiser, a coach or the federation. */
const ADMIN =
  /web\/features\/day\/rests\/laterTroubles\.|web\/features\/public\/mySchedule\/(MyDay|NextStarts)\.module\.css|web\/paths\/(admin|day)|web\/app\/(AdminShell|UnknownSession|adminRoutes|pagesByRole|useMenu|setUpMenu|resultsOfToday)\.|web\/features\/\w+\/\w+\/adminRoutes\.|web\/features\/(entering\/dashboard|public\/home)\/routes\.|web\/features\/public\/mySchedule\/later|web\/features\/entering\/dashboard\/dashboardLinks\.|shared\/domain\/core\/competitions\/skatesToday\.|web\/ui\/(DashboardCard|CopyLink)\.|web\/layout\/(initials|AdminLayout|SideMenu|CompetitionPanel|MenuIcon)|web\/ui\/ReloadNotice\.|web\/features\/\w+\/competitionChoice\/(?!index|OrganiserPage|organiserAddress|en\.)|web\/session\/(access|guards|menu|needsAccount)\.|web\/i18n\/(adminFormats|laterCatalogues|en\/(layout|menu))|virtual:accountRoutes|shared\/domain\/core\/competitions\/rehearsalId\.|shared\/(contract\/core\/(roles|documentWords)|domain\/day\/running\/entryCode)\./;

/** Starts as My day, Home, a skater's page and the rink's day show them. */
const STARTS =
  /web\/features\/public\/mySchedule\/(Clashes|FamilyClashes|familyClashes|WarnLine|dayPlan|nextDay|useExpected|StartCard|StartTicket|en)\b|shared\/domain\/planning\/published\/beThereAt\./;

/** Rests between a skater's flights, and who is at two places at once, on the day and in a draft. */
const RESTS = /shared\/domain\/planning\/(findings\/(restFindings|coachFindings)|published\/myShortRests)\./;

/** My day, with what it shows of results and of the skaters' pages. */
const MY_DAY =
  /web\/features\/public\/mySchedule\/(MyDay|dayWords|awardsWith|AppointmentRow|DutyRow|CalendarFeeds|ScheduledCompetitions|WithoutContact)(?!\.module)|web\/features\/day\/sharePage\/(?!index|routes|\w+\.module)|web\/features\/day\/results\/(MyResultLine|WhyButton|laterWhyThisPlace|useMyResults|myResult\.en)/;

/** Times by which the day runs: organisers, families and spectators go by the same. */
const RUNNING_TIMES =
  /web\/features\/day\/live\/(useServerTime|delayText|liveView|useLive)\.|web\/ui\/(CrossedOutTime|StartsAt)\.|web\/layout\/AsOf\.|web\/session\/useKeepDay\./;

/** What is on the ice in few lines: the start page, a competition's page and its live page show it. */
const GLANCE = /web\/features\/day\/live\/(en|SurfacesNow|BlockName|blockNotes|surfaceState|DayLine)\b/;

/** The live page, of which the hall's display shows some. */
const LIVE =
  /web\/app\/liveRoutes\.|web\/features\/day\/live\/(routes|LivePage|SurfaceNow|FollowSkaters|BlockTime|CancelledRow|cancelledStarts|dayRows|skaterStarts|useLiveWords)\b/;

/** Flights with their skaters, and stars beside names: spectators' pages share them. */
const PUBLIC_DAY =
  /web\/layout\/(PublicContent|DayLinks)\.|web\/features\/day\/(follow\/|results\/laterPostedPlace\.)|web\/features\/(day\/live|day\/results|public\/publicSchedule)\/(Live|ResultsPage|SchedulePage|MedalPlace)\.module\.css|web\/ui\/(PublicFilters|ViewLinks)\.module\.css|shared\/domain\/planning\/published\/instantOf\./;

/** Spectators' lists with filters, and their messages. */
const PUBLIC_LISTS =
  /web\/app\/scheduleRoutes\.|web\/ui\/(PublicFilters|ViewLinks|useAddressParts)\.|web\/features\/(day\/results|public\/publicSchedule)\/(en\.json|routes\.|MedalPlace\.)/;

/** Small parts of the pages that plan a competition and run its day. */
const DAY_PARTS =
  /web\/features\/day\/rests\/useFlightPlaces\.|web\/features\/entering\/music\/(useMissingMusic|NoMusicPill)\.|shared\/domain\/(day\/running\/startOrder|entering\/music\/missingMusic)\.|web\/ui\/(laterDialog|Segments)\.|web\/forms\/LeaveGuard\.|web\/features\/\w+\/competitionChoice\/OrganiserPage\./;

/** Check-in, at a desk and by a helper's code. */
const CHECK_IN =
  /web\/features\/day\/checkIn\/(CheckIn(Page|Screen)|StarterRow|FlightStarters|en)\b|shared\/domain\/day\/running\/emergencyContact\./;

/** How far something is, as a bar. */
const PROGRESS = /web\/ui\/Progress(Bar|Track)\./;

/** What is published of a plan, times as they are typed, and what the board says of flights that have begun or are left behind. */
const PLAN_PARTS =
  /shared\/domain\/planning\/(published\/(publishedPlan|withWalkOns)|draft\/(panelOfRun|draftBlocks))\.|web\/features\/planning\/schedule\/workspace\.|web\/i18n\/typedTime\./;
const NOTICES =
  /web\/features\/planning\/(draft\/BegunGuard|schedule\/(BegunNotice|LeftBehindNotice|RenumberedToast|renumberedOf|blocks\/(putBack|shiftDays)))\.|shared\/domain\/planning\/published\/begunFlights\./;

/** How a dialog that cancels an event opens, and its messages. */
const CANCEL = /web\/features\/planning\/cancelEvent\/(index|en)\./;

/** What loads a list page by page, or all of it: with the tables it would bring them to pages without one. */
const LIST_PAGES =
  /web\/api\/use(Every|)Pages?\.|node_modules\/(@tanstack\/.*[iI]nfinite|use-sync-external-store\/(shim\/index|cjs\/use-sync-external-store-shim\.))/;

/** Small parts of forms and lists: a page with one of them would else load the entry form, or the tables. */
const PIECES =
  /web\/i18n\/distance\.|web\/ui\/(ComboBox|PhoneComboBox|useTypedOption|CheckboxCard|DatePicker\.module)\./;

/** Days, and rules of events: small, without a screen, and several pages of organisers need some. */
const EVENT_RULES =
  /shared\/(domain\/(core\/(dates\/age|isEmpty)|entering\/(onIce\/(bound|iceTimes)|capacity\/fullness|competitions\/(entrySeries|competitionProblems)))\.|data\/ice-times)/;

/** Days in forms: by a calendar, by the device's own field, or typed. */
const DAY_FIELDS =
  /web\/forms\/Form(Date|Birthdate)\.|web\/ui\/(DatePicker|NativeDatePicker|BirthdateFields)\./;

/** Every list, and what loads one. */
const TABLE =
  /node_modules\/(@tanstack\/(?!.*(?:queriesObserver|useQueries))|use-sync-external-store)|web\/table\/(?!history|ColumnList|ListFilterSelect|FilterSheet|SortSelect|export\/(?!exportValue))|web\/ui\/(RowMenu|MenuOpener)\.|web\/api\/usePages\.|shared\/domain\/entering\/balance\/(familyTransfers|familyBalance)\.|web\/i18n\/en\/table\.json/;

/** A manager's home, and the problems of a competition's set-up that it names. */
const HOME =
  /web\/app\/ManagerHome\.|web\/features\/entering\/dashboard\/|shared\/domain\/(entering\/competitions\/(publishingProblems|setUp\/)|core\/bankQr\/)/;

/** The lists of entries. */
const ENTRY_LISTS =
  /web\/features\/\w+\/(entryLists\/(?!index|adminRoutes|CompetitionPage)|entryActions\/(useEntryActions|actionRow|en\.)|entryHandover\/AddEntryButton\.)/;

/** The draft of a schedule and the rules of its board, of which the pages of flights, ice and the running day show some. */
const SCHEDULE_DRAFT =
  /shared\/domain\/planning\/(byHand\/(blockSpans|trackFindings)|ice\/(closedIce|lostBlocks)|panels\/(seatRule|eligibleJudges|seats|runs|fitPanels)|planFacts|draft\/(planOfDraft|contentOfDraft|unpublishedChanges|undrawnFlights)|iceUse|flightLength)\.|web\/features\/planning\/(draft\/(?!index|BegunGuard|withFlights)|ice\/useDuration\.|schedule\/blocks\/(blocks|panelOfRun)\.)/;

/** The modules of every form, for the same reason. */
const EVERY_FORM =
  /node_modules\/react-hook-form\/|web\/forms\/(Form|FormContact|FormSelect|FormTextField|FormPassword|ErrorSummary|useContractForm|useBoundField|listErrors|refusalOf|formMessages)\.|web\/i18n\/en\/form\.json|web\/ui\/PasswordField\.|web\/api\/(contractResolver|submissionKey)\.|web\/forms\/(NextError|unknownFields|formErrorsOf)\./;

/** The router's package names its development build for every purpose; a built page needs no warnings. */
const QUIET_ROUTER = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: path.join(import.meta.dirname, '../node_modules', replacement),
}));

/** A class is named for itself and its file; Vite's own names also carry the line, which packs worse. */
function generateScopedName(name: string, file: string): string {
  const relative = path.relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(relative).digest('base64url').slice(0, 4)}`;
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  define: { PRODUCT_VERSION: JSON.stringify(product.version) },
  resolve: { alias: command === 'build' ? QUIET_ROUTER : [] },
  plugins: [
    react(),
    sharedTextsPlugin(),
    routeIndexPlugin(),
    zipPlugin(),
    sharePicturesPlugin(),
    routePreloadPlugin(),
    pageWeightsPlugin(),
    pageWorkersPlugin(),
  ],
  // The worker of exports; the files that it shares with the page are its own.
  worker: { format: 'es', plugins: () => [zipPlugin()] },
  css: { modules: { generateScopedName } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // light-dark() and oklch() as they are written: the browsers named here have both.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // The fonts are cached by themselves, and those browsers preload modules without help.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Licences ask for the notices of packages and fonts wherever they are passed on.
    license: { fileName: 'third-party-licences.txt' },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: FEATURE_INDEX, sideEffects: false }] },
      output: {
        // A page lists the files of the pages it leads to: their names were 2.4 KiB of the manager's list.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'vendor', test: EVERY_PAGE },
            { name: 'parts', test: (id: string) => PARTS.test(id) || FIELD.test(id) },
            { name: 'form', test: EVERY_FORM },
            { name: 'public', test: (id: string) => SERVER_STATE.test(id) || PUBLIC.test(id) },
            { name: 'offer', test: OFFER, includeDependenciesRecursively: false },
            { name: 'starts', test: STARTS, includeDependenciesRecursively: false },
            { name: 'rests', test: RESTS, includeDependenciesRecursively: false },
            { name: 'myDay', test: MY_DAY, includeDependenciesRecursively: false },
            { name: 'runningTimes', test: RUNNING_TIMES },
            { name: 'glance', test: GLANCE },
            { name: 'live', test: LIVE, includeDependenciesRecursively: false },
            { name: 'publicDay', test: PUBLIC_DAY },
            { name: 'publicLists', test: PUBLIC_LISTS, includeDependenciesRecursively: false },
            { name: 'eventRules', test: EVENT_RULES },
            { name: 'listPages', test: LIST_PAGES },
            { name: 'pieces', test: PIECES },
            { name: 'dayFields', test: DAY_FIELDS },
            { name: 'doors', test: DOORS },
            { name: 'landing', test: LANDING },
            { name: 'competition', test: COMPETITION },
            { name: 'entryTexts', test: ENTRY_TEXTS },
            { name: 'admin', test: ADMIN, includeDependenciesRecursively: false },
            { name: 'dayParts', test: DAY_PARTS },
            { name: 'checkIn', test: CHECK_IN, includeDependenciesRecursively: false },
            { name: 'progress', test: PROGRESS },
            { name: 'planParts', test: PLAN_PARTS, includeDependenciesRecursively: false },
            { name: 'notices', test: NOTICES, includeDependenciesRecursively: false },
            { name: 'cancel', test: CANCEL, includeDependenciesRecursively: false },
            { name: 'table', test: TABLE },
            { name: 'scheduleDraft', test: SCHEDULE_DRAFT, includeDependenciesRecursively: false },
            { name: 'entryLists', test: ENTRY_LISTS, includeDependenciesRecursively: false },
            { name: 'home', test: HOME, includeDependenciesRecursively: false },
            { name: 'entryForms', test: ENTRY_FORMS },
            { name: 'entryErrors', test: ENTRY_ERRORS },
            { name: 'entryChange', test: ENTRY_CHANGE },
          ],
        },
      },
    },
  },
}));
