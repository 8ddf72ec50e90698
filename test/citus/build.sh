#!/bin/bash
# A folder of its own with PostgreSQL 18 of Debian's newest suite and Citus built from sources: build.sh FOLDER SOURCES
# Needs root and debootstrap. About ten minutes on two cores.
set -euo pipefail
root=$1 sources=$2
packages=postgresql-18,postgresql-server-dev-18,build-essential,flex,bison,libicu-dev,libcurl4-openssl-dev,libssl-dev
packages+=,libreadline-dev,zlib1g-dev,liblz4-dev,libzstd-dev,libxml2-dev,libxslt1-dev,libkrb5-dev,libpam0g-dev
debootstrap --variant=minbase --include="$packages" sid "$root" http://deb.debian.org/debian
cp -a "$sources" "$root/src/citus"
# PostgreSQL's own headers turn libcurl on, whatever configure is told. Without bitcode, which only jit would read.
chroot "$root" sh -ec 'cd /src/citus && ./configure && make -j2 with_llvm=no extension && make with_llvm=no install-all'
