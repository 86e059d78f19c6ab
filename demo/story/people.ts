import type { Questionnaire } from '#domain/users/questionnaire.ts'
import type { Role } from '#domain/users/roles.ts'
import { DEMO_MAIL } from '#domain/users/demo-person.ts'

/** Somebody of the story: invented, with an address where no mail arrives, and without a password. */
export type DescribedPerson = {
  firstName: string
  lastName: string
  role: Role
  phone: string
  street: string
  city: string
  zipCode: string
  questionnaire?: Questionnaire
}

export type PersonName = keyof typeof people

/** Who the story is about. */
export const people = {
  mele: studio('Mele Kamaka'),
  aulani: {
    ...customer('Aulani Reyes', '808 555 0107', '66 Kamehameha Landing, Haleiwa, 96712'),
    role: 'seller',
  },
  keola: customer('Keola Mahoe', '808 555 0111', '418 Ulu Lane, Honolulu, 96813', {
    designStyle: 'modern',
    roomTypes: ['living', 'office'],
    budget: 'high',
    homeType: 'condo',
    colorPreferences: ['neutral', 'blue'],
    specificRequirements: 'The elevator is narrow: nothing longer than 8 feet in one piece, please.',
  }),
  malia: customer('Malia Kahananui', '808 555 0118', '27 Hokulea Place, Kailua, 96734', {
    designStyle: 'scandinavian',
    roomTypes: ['dining', 'living'],
    budget: 'high',
    homeType: 'house',
    colorPreferences: ['white', 'brown'],
    specificRequirements: 'Two children and a dog: covers that can be washed.',
  }),
  ikaika: customer('Ikaika Pereira', '808 555 0124', '1905 Kinoole Rise, Hilo, 96720'),
  nalani: customer('Nalani Okamura', '808 555 0129', '340 Kaahumanu Court, Kahului, 96732', {
    designStyle: 'minimalist',
    roomTypes: ['bedroom', 'office'],
    budget: 'medium',
    homeType: 'apartment',
    colorPreferences: ['neutral', 'white'],
    specificRequirements: '',
  }),
  grace: customer('Grace Tanaka', '808 555 0133', '2816 Manoa Terrace, Honolulu, 96822', {
    designStyle: 'traditional',
    roomTypes: ['living', 'bedroom', 'dining'],
    budget: 'luxury',
    homeType: 'house',
    colorPreferences: ['green', 'brown'],
    specificRequirements: 'We keep the koa cabinet of my grandmother; everything else may go.',
  }),
  daniel: customer('Daniel Souza', '808 555 0138', '51 Kuhio Walk, Lihue, 96766'),
  emma: customer('Emma Whitfield', '808 555 0145', '702 Kihei Breeze, Kihei, 96753'),
  kainoa: customer('Kainoa Lum', '808 555 0151', '94 Heeia Point, Kaneohe, 96744'),
} as const satisfies Record<string, DescribedPerson>

/** The address of somebody of the story. */
export function emailOf(name: PersonName): string {
  return `${name}${DEMO_MAIL}`
}

/** `name` is first and last; `home` is street, city and ZIP. */
function customer(name: string, phone: string, home: string, questionnaire?: Questionnaire): DescribedPerson {
  const [firstName = '', lastName = ''] = name.split(' ')
  const [street = '', city = '', zipCode = ''] = home.split(', ')
  const person = { firstName, lastName, role: 'customer', phone, street, city, zipCode } as const
  return questionnaire ? { ...person, questionnaire } : person
}

function studio(name: string): DescribedPerson {
  return { ...customer(name, '808 555 0142', '1200 Ala Moana Boulevard, Honolulu, 96814'), role: 'admin' }
}
