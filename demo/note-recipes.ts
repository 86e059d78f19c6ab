/**
 * Notes what the pictures of these pieces, rooms and guests were just made from; `render.sh` calls it.
 *
 *   node demo/note-recipes.ts shoreline-sofa room-living cove-sofa-room …
 */
import { recipesNow, recipesOfPictures, writeRecipes } from './picture-recipes.ts'

const made = new Set(process.argv.slice(2))
const [now, noted] = [await recipesNow(), await recipesOfPictures()]
await writeRecipes(new Map([...now.keys()].map((id) => [id, (made.has(id) ? now : noted).get(id) ?? ''])))
