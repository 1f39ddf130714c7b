import { CheckboxCard } from '../ui/CheckboxCard.tsx';
import { ComboBox } from '../ui/ComboBox.tsx';
import { ChoiceFilter, PublicFilters, TextFilter } from '../ui/PublicFilters.tsx';
import { ReorderList } from '../ui/ReorderList.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Select } from '../ui/Select.tsx';
import { Stack } from '../ui/Stack.tsx';
import { ViewLinks } from '../ui/ViewLinks.tsx';
import { Held, LONG_NAME, LONG_TEXT, type GalleryEntry } from './entry.tsx';

const LEVELS = [
  { value: 'freestyle-3', label: 'Freestyle 3' },
  { value: 'freestyle-4', label: 'Freestyle 4', detail: '1:30' },
  { value: 'long', label: LONG_TEXT },
];
const UNITS = [
  { value: 'minutes', label: 'Minutes' },
  { value: 'seconds', label: 'Seconds' },
];
const SKATERS = [{ name: 'Aada Frost' }, { name: 'Ilo Winter' }, { name: LONG_NAME }];

/** What people choose from, and what they put in order. */
export const CHOICES: readonly GalleryEntry[] = [
  {
    part: 'ui/PublicFilters',
    states: {
      empty: (
        <Held first="">
          {(value, change) => (
            <ChoiceFilter label="Level" all="All levels" options={LEVELS} value={value} onChange={change} />
          )}
        </Held>
      ),
      'long content': (
        <Held first="long">
          {(value, change) => (
            <ChoiceFilter label="Level" all="All levels" options={LEVELS} value={value} onChange={change} />
          )}
        </Held>
      ),
      typed: (
        <Held first={LONG_NAME}>
          {(value, change) => <TextFilter label="Skater" value={value} onChange={change} />}
        </Held>
      ),
      'one line of them': (
        <PublicFilters>
          <TextFilter label="Skater" value="" onChange={() => undefined} />
          <ChoiceFilter label="Level" all="All levels" options={LEVELS} value="" onChange={() => undefined} />
          <ChoiceFilter label="Unit" all="All units" options={UNITS} value="" onChange={() => undefined} />
        </PublicFilters>
      ),
    },
  },
  {
    part: 'ui/ViewLinks',
    states: {
      default: (
        <Held first="minutes">
          {(value, change) => <ViewLinks label="Views" views={UNITS} current={value} onChoose={change} />}
        </Held>
      ),
      'long content': (
        <Held first="long">
          {(value, change) => <ViewLinks label="Levels" views={LEVELS} current={value} onChoose={change} />}
        </Held>
      ),
    },
  },
  {
    part: 'ui/Select',
    states: {
      empty: (
        <Held<string | null> first={null}>
          {(value, change) => (
            <Select
              label="Level"
              options={LEVELS}
              value={value}
              onChange={change}
              placeholder="Choose a level"
            />
          )}
        </Held>
      ),
      filled: (
        <Held first="freestyle-4">
          {(value, change) => <Select label="Level" options={LEVELS} value={value} onChange={change} />}
        </Held>
      ),
      disabled: (
        <Select label="Level" options={LEVELS} value="freestyle-3" onChange={() => undefined} disabled />
      ),
      error: (
        <Held<string | null> first={null}>
          {(value, change) => (
            <Select label="Level" options={LEVELS} value={value} onChange={change} error="Choose a level." />
          )}
        </Held>
      ),
      'long content': (
        <Held first="long">
          {(value, change) => <Select label="Level" options={LEVELS} value={value} onChange={change} />}
        </Held>
      ),
    },
  },
  {
    part: 'ui/ComboBox',
    states: {
      empty: (
        <Held first="">
          {(value, change) => (
            <ComboBox
              label="Home rink"
              options={LEVELS}
              value={value}
              onChange={change}
              placeholder="Type its name"
            />
          )}
        </Held>
      ),
      filled: (
        <Held first="freestyle-3">
          {(value, change) => (
            <ComboBox label="Test level" options={LEVELS} value={value} onChange={change} />
          )}
        </Held>
      ),
      disabled: (
        <ComboBox
          label="Test level"
          options={LEVELS}
          value="freestyle-3"
          onChange={() => undefined}
          disabled
        />
      ),
      error: (
        <Held first="">
          {(value, change) => (
            <ComboBox
              label="Test level"
              options={LEVELS}
              value={value}
              onChange={change}
              error="Choose a level."
            />
          )}
        </Held>
      ),
    },
  },
  {
    part: 'ui/Segments',
    states: {
      default: (
        <Held first="minutes">
          {(value, change) => (
            <Segments label="Duration in" options={UNITS} value={value} onChange={change} />
          )}
        </Held>
      ),
      empty: (
        <Held first="">
          {(value, change) => (
            <Segments label="Duration in" options={UNITS} value={value} onChange={change} />
          )}
        </Held>
      ),
      error: (
        <Held first="">
          {(value, change) => (
            <Segments
              label="Duration in"
              options={UNITS}
              value={value}
              onChange={change}
              error="Choose a unit."
            />
          )}
        </Held>
      ),
    },
  },
  {
    part: 'ui/CheckboxCard',
    states: {
      default: <CheckboxCard title="Freestyle 4" detail="Solo · 1:30" aside="$70.00" />,
      chosen: <CheckboxCard title="Freestyle 4" detail="Solo · 1:30" aside="$70.00" defaultChecked />,
      'one of several': (
        <Stack gap={2}>
          <CheckboxCard title="Given name and rink" name="published" isOneOf defaultChecked />
          <CheckboxCard title="Initials" name="published" isOneOf />
        </Stack>
      ),
      'long content': <CheckboxCard title={LONG_NAME} detail={LONG_TEXT} aside="4 places left" />,
    },
  },
  {
    part: 'ui/ReorderList',
    states: {
      default: (
        <Held first={SKATERS}>
          {(skaters, change) => (
            <ReorderList
              label="Start order"
              items={skaters}
              keys={skaters.map(({ name }) => name)}
              nameOf={({ name }) => name}
              onMove={(from, to) => {
                const moved = [...skaters];
                moved.splice(to, 0, ...moved.splice(from, 1));
                change(moved);
              }}
            >
              {({ name }) => <p>{name}</p>}
            </ReorderList>
          )}
        </Held>
      ),
    },
  },
];
