import {
  budgetLabels,
  colorPreferenceLabels,
  designStyleLabels,
  homeTypeLabels,
  roomTypeLabels,
} from '#domain/users/questionnaire.ts'
import { Link } from '#kit/browser/router/router.ts'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { Card } from '#kit/browser/ui/card.tsx'
import { type Fact, Facts } from '../facts.tsx'
import type { ManagedUser } from './user-words.ts'

/** What a person told us of themselves, and the way to what was changed of them. */
export function PersonFacts({ user }: { user: ManagedUser }) {
  const since: Fact = ['Since', <When key="since" at={user.createdAt} />]
  return (
    <Card title="About">
      <Facts facts={[since, ...addressFacts(user), ...tasteFacts(user)]} />
      <p className="mt-4">
        <Link to={paths.admin.auditOf(user._id)} className="text-link target-44">
          What was changed
        </Link>
      </p>
    </Card>
  )
}

function addressFacts({ address }: ManagedUser): Fact[] {
  if (!address) return []
  const { street, city, state, zipCode, country } = address
  return [['Address', [street, `${city}, ${state} ${zipCode}`, country].join(', ')]]
}

function tasteFacts({ questionnaire }: ManagedUser): Fact[] {
  if (!questionnaire) return []
  const { designStyle, budget, homeType, specificRequirements } = questionnaire
  const { roomTypes = [], colorPreferences = [] } = questionnaire
  return [
    ['Style', designStyle && designStyleLabels[designStyle]],
    ['Rooms', roomTypes.map((room) => roomTypeLabels[room]).join(', ')],
    ['Budget', budget && budgetLabels[budget]],
    ['Home', homeType && homeTypeLabels[homeType]],
    ['Colors', colorPreferences.map((color) => colorPreferenceLabels[color]).join(', ')],
    ['Wishes', specificRequirements],
  ]
}
