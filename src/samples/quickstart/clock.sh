curl --silent "$gateway/_local/clock" --data '{"seconds": 10}'
