/** `painpoint` of the archive. */
export const START_SCRIPT = `#!/bin/sh
# Starts the site, or runs one of its commands. docs/operating.md says what each does and which variables it reads.
set -eu
here=$(cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd)
command=\${1:-start}
[ $# -eq 0 ] || shift
case $command in
  start) exec node --max-semi-space-size=1 "$here/build/server/main.js" ;;
  backup | messages | restore) exec node "$here/build/server/$command.js" "$@" ;;
  # Compares with what lies beside it.
  verify) cd -- "$here" && exec node build/server/verify.js "$@" ;;
  *)
    echo "painpoint [start], or painpoint backup, messages, restore or verify: there is no \\"$command\\"" >&2
    exit 2
    ;;
esac
`
