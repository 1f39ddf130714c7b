import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';

/** The values of the rink forms; '' stands for unknown. */
export interface RinkValues {
  name: string;
  shortName: string;
  city: string;
  country: string;
  address: string;
  timeZone: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  isi: string;
  expDate: string;
  logo: string;
}

export const NO_RINK: RinkValues = {
  name: '',
  shortName: '',
  city: '',
  country: '',
  timeZone: '',
  address: '',
  logo: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  isi: '',
  expDate: '',
};

export function rinkValues(rink: RinkRecord): RinkValues {
  const { name, city, country, timeZone } = rink;
  return {
    name,
    shortName: rink.shortName ?? '',
    city,
    country,
    timeZone,
    address: rink.address ?? '',
    logo: rink.logo ?? '',
    contactName: rink.contactName ?? '',
    contactEmail: rink.contactEmail ?? '',
    contactPhone: rink.contactPhone ?? '',
    isi: rink.isi ?? '',
    expDate: rink.expDate ?? '',
  };
}

const known = (value: string) => (value.trim() === '' ? null : value);

export function rinkRequest(values: RinkValues): BodyOf<'createRink'> {
  const { name, city, country, timeZone } = values;
  return {
    name,
    city,
    country,
    timeZone,
    shortName: known(values.shortName),
    address: known(values.address),
    logo: known(values.logo),
    contactName: known(values.contactName),
    contactEmail: known(values.contactEmail),
    contactPhone: known(values.contactPhone),
    isi: known(values.isi),
    expDate: known(values.expDate),
  };
}
