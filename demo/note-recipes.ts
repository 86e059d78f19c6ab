/**
 * Notes what the pictures of these pieces were just made from; `render.sh piece` calls it.
 *
 *   node demo/note-recipes.ts shoreline-sofa …
 */
import { recipesNow, recipesOfPictures, writeRecipes } from './picture-recipes.ts'

const pieces = new Set(process.argv.slice(2))
const [now, noted] = [await recipesNow(), await recipesOfPictures()]
await writeRecipes(new Map([...now.keys()].map((id) => [id, (pieces.has(id) ? now : noted).get(id) ?? ''])))
