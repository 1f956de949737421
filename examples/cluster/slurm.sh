#!/usr/bin/env bash
# Workers on a Slurm cluster, one to a task of the array: sbatch --array=1-20 slurm.sh
# Enqueue first, from any machine that reaches the database: nimber census run plan.yml, stopped with Ctrl-C, will do.
#SBATCH --job-name=nimber-census
#SBATCH --cpus-per-task=8
#SBATCH --mem=16G
#SBATCH --time=24:00:00
#SBATCH --requeue
# Two minutes before the time is up, Slurm signals the worker to save its games.
#SBATCH --signal=TERM@120
set -euo pipefail

: "${NIMBER:=/opt/nimber}"
: "${DATABASE_URL:?set it to postgres://user:password@host:5432/census}"
export DATABASE_URL

# exec, so that Slurm's signal reaches the worker itself.
exec node "$NIMBER/dist/cli/main.js" census worker --until-done \
  --workers "${SLURM_CPUS_PER_TASK:-1}" --memory "${SLURM_MEM_PER_NODE:-4096}M"
